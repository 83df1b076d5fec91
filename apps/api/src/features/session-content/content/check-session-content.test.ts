import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readSchool } from '../../../app/content/read-school.ts'
import { loadContext } from '../../../app/content/load-context.ts'
import { ContentError } from '../../../server/content/content-error.ts'
import { copyDemoSchool, type EditableSchool, readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { checkSessionLoad } from './check-session-content.ts'

const SESSION = 'prompting-as-briefing/now'
const FILE = 'session-content/prompting-as-briefing.yaml'

let school: EditableSchool

beforeAll(async () => {
  school = await copyDemoSchool()
})
afterAll(() => school.drop())

const video = { slug: 'film', lecture: 'positioning-that-sells' }
const group = (more: object = {}) => ({ type: 'videos', slug: 'films', videos: [video], ...more })
const container = (more: object = {}) => ({ slug: 'day-one', title: 'Day one', contents: [group()], ...more })
const item = (more: object = {}) => ({ slug: 'task', title: 'Do it', subtype: 'ZOOM_ATTENDANCE', ...more })
const bonus = item({ subtype: 'OTHER_SELF_REPORTED', bonus: true })
const schedule = (more: object = {}) => ({ slug: 'rhythm', title: 'The week', to: 5, days: [], ...more })
const project = { slug: 'project', title: 'One page' }
const announcement = (more: object = {}) => ({ slug: 'news', text: 'Welcome in.', ...more })

/** Returns the problems of a page in a school that is otherwise in order, with the file and without the line. */
async function problemsOf(page: object): Promise<string[]> {
  await school.write(FILE, stringify({ sessions: [SESSION], ...page }))
  const error = await readSchool(school.folder).catch((thrown: unknown) => thrown)
  if (error instanceof ContentError)
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace(/\.yaml:\d+/, '.yaml'))
  if (error instanceof Error) throw error
  return []
}

test('A session page with a part of every type is read without a problem', async () => {
  const nested = container({ slug: 'inner', parent: 'day-one', contents: [] })
  expect(
    await problemsOf({
      project,
      assistants: [{ account: 'scholar@demo.school' }],
      announcements: [announcement({ from: { day: -1 }, until: { day: -1, at: '9:00' } })],
      containers: [container(), nested],
      schedules: [schedule({ from: -2, days: [{ day: -2, item: 'task' }] })],
      checklist: [
        item({ container: 'inner' }),
        { ...bonus, slug: 'extra' },
        item({ slug: 'watch', subtype: 'VIDEO_GROUP', videos: 'films' }),
        item({ slug: 'hand-in', subtype: 'PROJECT_SUBMISSION' }),
      ],
    }),
  ).toEqual([])
})

describe('The importer of session pages', () => {
  test.each<[string, object, string]>([
    [
      'an unknown session',
      { sessions: ['prompting-as-briefing/never'] },
      'sessions: expected a session of a course; there is no prompting-as-briefing/never',
    ],
    ['a session twice', { sessions: [SESSION, SESSION] }, `sessions: expected ${SESSION} once`],
    [
      'an assistant twice',
      { assistants: [{ account: 'a@demo.school' }, { account: 'A@demo.school' }] },
      'assistants: expected a@demo.school once',
    ],
    [
      'a slug of two parts of different types',
      { containers: [container({ slug: 'task' })], checklist: [item()] },
      'task: expected one part of the page with the slug task',
    ],
    [
      'a video twice in a group',
      { containers: [container({ contents: [group({ videos: [video, video] })] })] },
      'films: expected one video film',
    ],
    [
      'an unknown lecture',
      { containers: [container({ contents: [group({ videos: [{ slug: 'film', lecture: 'unfilmed' }] })] })] },
      'films: expected a lecture unfilmed in the list of lectures',
    ],
    [
      'an unknown parent of a container',
      { containers: [container({ parent: 'none' })] },
      'day-one: expected a parent among the other containers; there is no none',
    ],
    [
      'containers that belong to each other',
      {
        containers: [
          container({ slug: 'one', parent: 'other', contents: [] }),
          container({ slug: 'other', parent: 'one', contents: [] }),
        ],
      },
      'one: expected a parent that does not belong to the container itself',
    ],
    [
      'an unknown container of a checklist item',
      { checklist: [item({ container: 'none' })] },
      'task: expected a container of the page; there is no none',
    ],
    [
      'unknown videos of a checklist item',
      { checklist: [item({ subtype: 'VIDEO_GROUP', videos: 'none' })] },
      'task: expected a group of videos; there is no none',
    ],
    [
      'an item of videos without videos',
      { checklist: [item({ subtype: 'OPTIONAL_VIDEO_GROUP' })] },
      'task: expected videos to measure',
    ],
    [
      'videos of another item',
      { containers: [container()], checklist: [item({ videos: 'films' })] },
      'task: expected no videos of ZOOM_ATTENDANCE',
    ],
    [
      'a project item without a project',
      { checklist: [item({ subtype: 'PROJECT_SUBMISSION' })] },
      'task: expected a project on the page',
    ],
    [
      'an item that members could complete in place of the server',
      { project, checklist: [item({ subtype: 'PROJECT_SUBMISSION', bonus: true })] },
      'task: expected no bonus of PROJECT_SUBMISSION',
    ],
    [
      'an item that nobody could complete',
      { checklist: [item({ subtype: 'OTHER_SELF_REPORTED' })] },
      'task: expected bonus: true of OTHER_SELF_REPORTED',
    ],
    [
      'attendance of a session on demand',
      { sessions: ['strategy-on-a-page/on-demand'], checklist: [item()] },
      'task: expected live sessions to attend; strategy-on-a-page/on-demand is on demand',
    ],
    [
      'an unknown item of a day',
      { schedules: [schedule({ days: [{ day: 1, item: 'none' }] })] },
      'rhythm: expected an item of the checklist; there is no none',
    ],
    [
      'a schedule that ends first',
      { schedules: [schedule({ from: 6 })] },
      'rhythm: expected a last day (to) that is not before the first (from), 6',
    ],
    [
      'a day outside of its schedule',
      { schedules: [schedule({ days: [{ day: 6 }] })] },
      'rhythm: expected days from 1 to 5; 6 is outside',
    ],
    [
      'an announcement that disappears before it appears',
      { announcements: [announcement({ from: { day: 2, at: '10:00' }, until: { day: 2, at: '09:00' } })] },
      'announcements[0].until: expected a time after the one of from',
    ],
    ['a day 0', { containers: [container({ day: 0 })] }, 'containers[0].day: expected a day such as 1'],
    [
      'a script as a link',
      { calendar: 'javascript:alert(1)' },
      'calendar: expected a path such as /courses, or an address that begins with https://',
    ],
  ])('refuses %s', async (_what, page, expected) => {
    expect(await problemsOf(page)).toEqual(
      expect.arrayContaining([expect.stringContaining(`${FILE} ${expected}`)]),
    )
  })

  test('refuses a second page of a session, in both files', async () => {
    const other = 'session-content/another.yaml'
    await school.write(other, stringify({ sessions: [SESSION] }))
    expect(await problemsOf({})).toEqual([
      expect.stringMatching(
        /sessions: expected one page for prompting-as-briefing\/now; session-content\/\S+\.yaml has it too$/,
      ),
    ])
    await school.remove(other)
  })
})

test('An assistant of a session in a demo must be one of its people, and one of a real school may become a member later', async () => {
  const demo = await readDemoSchool()
  const [page] = demo.sessionPages
  if (!page) throw new Error('The demo school has no pages of sessions.')
  const school = { ...demo, sessionPages: [{ ...page, assistants: [{ account: 'nobody@demo.school' }] }] }
  const context = loadContext(school, Date.parse('2026-03-04T15:00:00Z'))
  expect([...checkSessionLoad(school, context, true)].map(({ message }) => message)).toEqual([
    'expected the address of one of the school’s people; nobody has nobody@demo.school',
  ])
  expect([...checkSessionLoad(school, context, false)]).toEqual([])
  expect([...checkSessionLoad(demo, context, true)]).toEqual([])
})
