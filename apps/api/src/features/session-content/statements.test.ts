import { beforeAll, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from './paged-sessions.fixture.ts'
import { LECTURE, type Reader, sessionPageTestKit } from './session-page-test-kit.fixture.ts'
import { contents, page } from './page/page-run.fixture.ts'
import { attend, attendance, CLASSES, PERIOD, save } from './progress/ticks.fixture.ts'

// An operation takes at most 12 statements, whatever the size of what it reads. SECURITY.md#expensive-operations
const MOST = 12

const kit = sessionPageTestKit()

const all = <Part>(part: (n: number) => Part) => Array.from({ length: 60 }, (_, n) => part(n))
const LARGE = {
  containers: all((n) => ({
    slug: `day-${n}`,
    title: 'Day',
    contents: [
      { type: 'rich-text', body: 'Read.' },
      {
        type: 'videos',
        slug: `films-${n}`,
        videos: [1, 2].map((m) => ({ slug: `f-${m}`, lecture: LECTURE.key })),
      },
    ],
  })),
  classes: all((n) => ({ meeting: n + 1, title: 'Class', notes: 'Said.' })),
  checklist: [
    ...all((n) => ({ slug: `watch-${n}`, title: 'Watch', subtype: 'VIDEO_GROUP', videos: `films-${n}` })),
    ...all((n) => ({ slug: `extra-${n}`, title: 'Extra', subtype: 'OTHER_SELF_REPORTED', bonus: true })),
    attendance('any'),
  ],
}

let run: PagedSession
let reader: Reader
beforeAll(async () => {
  run = await kit.addSession(LARGE, PERIOD, CLASSES)
  reader = await kit.addReader(run)
})

/** Returns how many statements a call takes, besides those that begin and end its transaction. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  // The method of the class is watched, because each transaction prepares its statements with its own object of it.
  const prepared = vi.spyOn(Object.getPrototypeOf(kit.server().database.db._.session), 'prepareQuery')
  try {
    await call()
    return prepared.mock.calls.filter(([query]) => !/"sql":"(?:begin|commit)\b/i.test(JSON.stringify(query)))
      .length
  } finally {
    prepared.mockRestore()
  }
}

const readPage = () => page(reader, run)
const readContents = () => contents(reader, run, ['day-1', 'day-2', 'day-59'])

test.each<[string, number, () => Promise<unknown>]>([
  ['Reading the page of a large session', 2, readPage],
  ['Reading the contents of its containers', 0, readContents],
  ['Ticking an item', 5, () => save(reader, run.part('extra-7'))],
  ['Attending', 4, () => attend(reader, run.sessionId)],
])('%s takes %d SQL statements once the page is cached', async (_what, statements, call) => {
  await call()
  expect(await statementsOf(call)).toBe(statements)
})

test('Reading a session page that is not cached yet takes at most 12 SQL statements', async () => {
  kit.clock.now += 2 * MINUTE_MS
  // Except for the catalog, no cached entry lives this long. The next request signs the member in and reads them again.
  await reader.ask('query ($id: ID!) { getUserSession(sessionId: $id) { title } }', { id: run.sessionId })
  expect(await statementsOf(readPage)).toBeLessThanOrEqual(MOST)
})
