import type { Page } from '@playwright/test'
import { ask } from '../endpoint.ts'

/** A session of a course, as the endpoint tells it to the member. */
export interface SessionFacts {
  readonly sessionType: 'LIVE' | 'ON_DEMAND'
  readonly startAt: string | null
  readonly endAt: string | null
  readonly enrollmentClose: string | null
  readonly enrollmentStatus: string
  readonly seatsLeft: number | null
  readonly courseBadgeId: string | null
  readonly isFreeSession: boolean
  readonly meetings: readonly { readonly startAt: string }[]
  readonly faculties: readonly { readonly fullName: string }[]
}

/** A course as its own page knows it: its sessions, and the lengths in seconds of the lessons of its modules. */
export interface CourseFacts {
  readonly sessions: readonly SessionFacts[]
  readonly lessons: readonly number[]
}

const FACTS = `query ($courseId: ID!) {
  listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {
    sessionType startAt endAt enrollmentClose enrollmentStatus seatsLeft courseBadgeId isFreeSession
    meetings { startAt }
    faculties { fullName }
  }
  getOnDemandContent(courseId: $courseId) { groups { content { video { duration } } } }
}`

interface Answer {
  listUserSessionsByCourse: SessionFacts[]
  getOnDemandContent: { groups: { content: { video: { duration: number } }[] }[] } | null
}

/** Returns what the endpoint tells the signed-in member of a course. */
export async function courseFacts(page: Page, courseId: string): Promise<CourseFacts> {
  const { listUserSessionsByCourse, getOnDemandContent } = await ask<Answer>(page, FACTS, { courseId })
  const groups = getOnDemandContent?.groups ?? []
  return {
    sessions: listUserSessionsByCourse,
    lessons: groups.flatMap(({ content }) => content.map(({ video }) => video.duration)),
  }
}

/** A course card as it stands on a screen. */
export interface ShownCard {
  readonly courseId: string
  readonly title: string
  /** The headings of its section and, within that, of its group. */
  readonly heads: readonly string[]
  readonly subtitle: string
  readonly lines: readonly string[]
  readonly badges: readonly string[]
}

/** Returns all course cards of the screen, after its lists have been shown to their end. */
export async function shownCards(page: Page): Promise<ShownCard[]> {
  const more = page.getByRole('button', { name: 'Show more courses' })
  while ((await more.count()) > 0) await more.first().click()
  return page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const link = card.querySelector<HTMLAnchorElement>('h3 a, h4 a')
      const courseId = /\/courses\/([\w-]{36})$/.exec(link?.pathname ?? '')?.[1]
      if (!courseId || !link) return []
      const textsOf = (selector: string) =>
        [...card.querySelectorAll(selector)].map((each) => each.textContent.replaceAll(/\s+/g, ' ').trim())
      const heads: string[] = []
      for (
        let part = card.parentElement?.closest('section');
        part;
        part = part.parentElement?.closest('section')
      )
        heads.unshift(part.querySelector('h2, h3')?.textContent ?? '')
      const lines = textsOf('p')
      const subtitle = textsOf('h3 + p, h4 + p')[0] ?? ''
      return [{ courseId, title: link.textContent, heads, subtitle, lines, badges: textsOf('[data-tone]') }]
    }),
  )
}
