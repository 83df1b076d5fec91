import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { loadContext } from '../../../app/content/load-context.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { checkSessionContent, checkSessionLoad } from './check-session-content.ts'
import { SessionContentFile } from './session-content-format.ts'

const NOW = Date.parse('2026-03-04T15:00:00Z')

/** Returns the problems of a page with these classes, of sessions of the demo school. */
async function problemsOf(classes: object[], sessions: string[]) {
  const demo = await readDemoSchool()
  const page = { slug: 'page', ...SessionContentFile.parse({ sessions, classes }) }
  const school = { ...demo, sessionPages: [page] }
  const found = [...checkSessionContent(school), ...checkSessionLoad(school, loadContext(school, NOW), true)]
  return found.map(({ message }) => message)
}

const held = (meeting: number, more: object = {}) => ({ meeting, title: 'The clinic', ...more })
const WORKSHOP = 'unit-economics-in-ten-lines/later'

describe('A class in the content of a session page', () => {
  test('is accepted for a meeting of the session', async () => {
    expect(await problemsOf([held(1, { notes: 'Said.', slides: '/dev/slides' })], [WORKSHOP])).toEqual([])
  })

  test('is refused without such a meeting, in each session of the page', async () => {
    expect(
      await problemsOf(
        [held(2)],
        [WORKSHOP, 'discovery-before-delivery/now', 'where-ai-earns-its-keep/on-demand'],
      ),
    ).toEqual([
      `expected a meeting 2 of ${WORKSHOP}, which has 1`,
      'expected a meeting 2 of where-ai-earns-its-keep/on-demand, which has 0',
    ])
  })

  test('is refused a second time', async () => {
    expect(await problemsOf([held(1), held(1)], [WORKSHOP])).toEqual(['expected one class of the meeting 1'])
  })

  test.each([
    ['a number below 1', held(0)],
    ['notes and a link to notes', held(1, { notes: 'Said.', notesLink: '/dev/notes' })],
    ['a script as slides', held(1, { slides: 'javascript:alert(1)' })],
    ['a field that nobody knows', held(1, { video: '/dev/video' })],
  ])('is not read with %s', (_what, entry) => {
    expect(SessionContentFile.safeParse({ sessions: [WORKSHOP], classes: [entry] }).success).toBe(false)
  })

  test('of the demo has a meeting on every day of a year, also when holidays take one', async () => {
    const school = await readDemoSchool()
    for (let day = 0; day < 365; day += 13) {
      const context = loadContext(school, NOW + day * DAY_MS)
      expect([...checkSessionLoad(school, context, true)]).toEqual([])
    }
  })
})
