import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import type { FeatureContent } from '../../../server/content/feature-content.ts'
import type { School } from '../../../server/content/school.ts'
import { type InsightContent, InsightFile } from './insight-format.ts'
import { insightPictures, writeInsights } from './insights-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    insights: InsightContent[]
  }
}

/** `insights/`. */
export const insightsContent = {
  async read(files) {
    const insights = await files.readAll('insights', InsightFile)
    return { insights: insights.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkInsights,
  writeOffer: (tx, { insights }, context) => writeInsights(tx, insights, context),
  counted: { insights: { table: 'case_studies', key: 'case_study_id', published: true } },
  pictures: insightPictures,
} satisfies FeatureContent

/** Yields the lectures that the media host does not have. */
function* checkInsights(school: School): Generator<ContentProblem> {
  const lectures = new Set(school.lectures.map(({ externalKey }) => externalKey))
  for (const { slug, lecture } of school.insights)
    if (lecture !== undefined && !lectures.has(lecture))
      yield contentProblem(
        `insights/${slug}.yaml`,
        'lecture',
        `expected a lecture ${lecture} in the list of lectures`,
      )
}
