import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  OnDemandContent,
  SessionVideo,
  SpokenPlacesPage,
} from '@section/contract/generated/schema-types.ts'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'

const NOON = Date.parse('2026-05-13T15:00:00Z')
/** Words that most recordings of the demo school say. */
const WORDS = ['price', 'customer', 'week']

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(NOON)
})
afterAll(() => school.close())

async function ask<Data>(persona: Persona, query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await school.server.graphql<Data>(persona.token, query, variables)
  expect(errors).toBeUndefined()
  if (!data) throw new Error('There is no answer.')
  return data
}

type Position = SpokenPlacesPage['places'][number]

async function allPositions(persona: Persona, query: string): Promise<Position[]> {
  const positions: Position[] = []
  let after: string | null = null
  do {
    const { searchTranscripts: page }: { searchTranscripts: SpokenPlacesPage } = await ask(
      persona,
      `query ($query: String!, $after: String) { searchTranscripts(input: { query: $query, after: $after }) {
        places { courseId page { kind topLevelId groupId videoContentId } } nextCursor } }`,
      { query, after },
    )
    positions.push(...page.places)
    after = page.nextCursor
  } while (after)
  return positions
}

/** Returns the ids of the videos that a member may watch at the addresses of these positions. */
async function watchable(persona: Persona, positions: readonly Position[]): Promise<Set<string>> {
  const found = new Set<string>()
  const pages = new Map(positions.map(({ page }) => [`${page.topLevelId} ${page.groupId}`, page]))
  for (const { kind, topLevelId, groupId } of pages.values()) {
    if (kind === 'ON_DEMAND') {
      const { getOnDemandContent: course } = await ask<{ getOnDemandContent: OnDemandContent | null }>(
        persona,
        `query ($id: ID!) { getOnDemandContent(courseId: $id) { entitled opensAt
          groups { courseContentGroupId content { courseContentId preview } } } }`,
        { id: topLevelId },
      )
      for (const group of course?.groups ?? [])
        for (const { courseContentId, preview } of group.content)
          if (group.courseContentGroupId === groupId && course?.entitled && (preview || !course.opensAt))
            found.add(courseContentId)
    } else {
      const { getSessionContentVideos: videos } = await ask<{
        getSessionContentVideos: SessionVideo[] | null
      }>(
        persona,
        `query ($id: ID!, $groupId: ID!) { getSessionContentVideos(sessionId: $id, videoGroupId: $groupId) { videoId } }`,
        { id: topLevelId, groupId },
      )
      for (const { videoId } of videos ?? []) found.add(videoId)
    }
  }
  return found
}

test('A search of transcripts leads each account of the demo only to videos that it may watch, in courses of its list', async () => {
  let checked = 0
  for (const persona of school.personas) {
    const positions = (await Promise.all(WORDS.map((word) => allPositions(persona, word)))).flat()
    const open = await watchable(persona, positions)
    const { listUserSessions } = await ask<{ listUserSessions: { courseId: string }[] }>(
      persona,
      '{ listUserSessions { courseId } }',
      {},
    )
    const listed = new Set(listUserSessions.map(({ courseId }) => courseId))
    for (const { courseId, page } of positions) {
      expect(open.has(page.videoContentId), `${persona.email} at ${JSON.stringify(page)}`).toBe(true)
      if (page.kind === 'ON_DEMAND') expect(listed.has(courseId), persona.email).toBe(true)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(500)
})
