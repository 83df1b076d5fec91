import type { Insight, InsightDetail } from './insights-query.ts'

/** An insight without a video; `id` is its id. */
export const anInsight = (id: string, title: string, more: Partial<Insight> = {}): Insight => ({
  caseStudyId: id,
  title,
  summary: `About ${title}.`,
  publishedAt: Date.parse('2026-05-13T13:00:00Z'),
  coverImageUrl: `/art/insight/${id}.svg?stack=ai`,
  readingMinutes: 2,
  video: null,
  ...more,
})

/** An insight with a text of two headings. */
export const aDetail = (more: Partial<InsightDetail> = {}): InsightDetail => ({
  ...anInsight('price', 'The price'),
  bodyText:
    'Tidewater sells **software**.\n\n## The result\n\n| Price | Share |\n| ---: | ---: |\n| $19 | 3 % |',
  events: [],
  ...more,
})

/** Returns insights as the endpoint answers them. */
export const answerOf = (insights: readonly Insight[]) => ({
  listCaseStudies: insights.map((insight) => ({
    ...insight,
    publishedAt: new Date(insight.publishedAt).toISOString(),
  })),
})
