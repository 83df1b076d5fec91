import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { SessionContainerContent, SessionContent } from '@section/contract/generated/schema-types.ts'
import {
  LECTURE,
  NOON,
  type PagedSession,
  type Reader,
  sessionPageRoom,
} from '../session-page-room.fixture.ts'

const room = sessionPageRoom()

const PAGE = `query ($sessionId: ID!, $slug: String) { getSessionContent(sessionId: $sessionId, slug: $slug) {
  sessionId title sessionType sessionStartAt sessionEndAt courseId calendarFallbackUrl
  announcements { announcement imageUrl stylePreset internalLinkUrl externalLinkUrl }
  containers { sessionContentId slug title calendarDate containsActiveContent opensAt expandedPlaceholder parentSessionContentId }
  sessionContainers { type title contents { ... on RichTextContent { body } ... on CtaButtonContent { buttonText buttonUrl enabledAt } } }
  schedules { title externalCalendarUrl calendarStartDate calendarEndDate scheduleDays { dayNumber ctaText body checklistSessionContentId } }
  checklist { sessionContentId parentSessionContentId refSessionContentId subtype title subtitle selfReporting required
    progress completionStatus checklistGroupName }
  uiCustomizations { taskContainerTitle } } }`
const CONTENTS = `query ($sessionId: ID!, $ids: [ID!]!) {
  getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $ids) { sessionContentId contents {
    ... on RichTextContent { intro body outro }
    ... on VideoGroupContent { sessionContentId videoPreviews { videoId title duration thumbnailUrl } enabledAt }
    ... on CtaButtonContent { buttonText buttonUrl buttonEndIcon enabledAt }
    ... on CalendarContent { calendarStartDate day1Text day5Text } } } }`

/** It began yesterday, on a Monday. */
const PERIOD = { startAt: NOON - DAY_MS, endAt: NOON + 10 * DAY_MS }
const text = (body: string) => ({ type: 'rich-text', body })
const films = {
  type: 'videos',
  slug: 'films',
  videos: [1, 2].map((n) => ({ slug: `film-${n}`, lecture: LECTURE.key })),
}

const RUN = {
  title: 'The sprint',
  taskTitle: 'Assignments',
  calendar: '/dev/calendar/sprint',
  announcements: [
    { slug: 'now', text: 'Welcome in.', style: 'highlight', link: '/courses', until: { day: 5 } },
    { slug: 'outside', text: 'Say hello.', link: 'https://chat.example/' },
    { slug: 'over', text: 'It begins.', until: { day: 2 } },
    { slug: 'later', text: 'The project is open.', from: { day: 3 } },
  ],
  welcome: { slug: 'welcome', title: 'Welcome', contents: [text('Read this first.')] },
  resources: [
    {
      slug: 'shelf',
      title: 'The shelf',
      contents: [
        { type: 'button', text: 'Open', url: '/dev/shelf', enabled: { day: 2 } },
        { type: 'button', text: 'Later', url: '/dev/later', enabled: { day: 3 } },
      ],
    },
  ],
  project: { slug: 'project', title: 'One page', text: 'Hand in a page.', form: 'https://forms.example/1' },
  schedules: [
    { slug: 'week', title: 'The week', from: -1, to: 5, days: [{ day: 2, cta: 'Watch', item: 'watch' }] },
  ],
  containers: [
    {
      slug: 'opened',
      title: 'Opened',
      day: 1,
      placeholder: 'Begin here.',
      contents: [text('Day one.'), films],
    },
    { slug: 'closed', title: 'Closed', opens: { day: 3, at: '09:00' }, contents: [text('Day three.')] },
    { slug: 'empty', title: 'Empty', parent: 'opened' },
    { slug: 'plan', title: 'Plan', contents: [{ type: 'calendar', start: 6, days: ['One'] }] },
  ],
  checklist: [
    { slug: 'attend', title: 'Attend', subtype: 'ZOOM_ATTENDANCE', container: 'opened', group: 'Required' },
    { slug: 'watch', title: 'Watch', subtype: 'VIDEO_GROUP', container: 'opened', videos: 'films' },
    { slug: 'extra', title: 'Extra', subtype: 'OTHER_SELF_REPORTED', bonus: true },
  ],
}

const page = (reader: Reader, { sessionId }: PagedSession, slug?: string) =>
  reader.ask<SessionContent | null>(PAGE, { sessionId, slug })
const contents = (reader: Reader, { sessionId, part }: PagedSession, slugs: string[]) =>
  reader.ask<SessionContainerContent[]>(CONTENTS, { sessionId, ids: slugs.map(part) })

test('A page shows what its content file says, with only what has opened', async () => {
  const run = await room.addSession(RUN, PERIOD)
  const found = await page(await room.addReader(run), run)
  expect(found).toMatchObject({
    title: 'The sprint',
    sessionType: 'LIVE',
    courseId: run.courseId,
    sessionStartAt: String(PERIOD.startAt),
    sessionEndAt: String(PERIOD.endAt),
    calendarFallbackUrl: '/dev/calendar/sprint',
    uiCustomizations: { taskContainerTitle: 'Assignments' },
  })
  expect(found?.announcements).toEqual([
    {
      announcement: 'Welcome in.',
      imageUrl: null,
      stylePreset: 'HIGHLIGHT',
      internalLinkUrl: '/courses',
      externalLinkUrl: null,
    },
    expect.objectContaining({ internalLinkUrl: null, externalLinkUrl: 'https://chat.example/' }),
  ])
  const opened = { calendarDate: '2026-03-02', containsActiveContent: true, opensAt: null }
  expect(found?.containers).toMatchObject([
    { slug: 'opened', ...opened, expandedPlaceholder: 'Begin here.', parentSessionContentId: null },
    { slug: 'closed', containsActiveContent: false, opensAt: '2026-03-04T14:00:00.000Z' },
    {
      slug: 'empty',
      containsActiveContent: false,
      opensAt: null,
      parentSessionContentId: run.part('opened'),
    },
    { slug: 'plan', calendarDate: null, containsActiveContent: true },
  ])
  expect(found?.sessionContainers).toEqual([
    { type: 'WELCOME', title: 'Welcome', contents: [{ body: 'Read this first.' }] },
    {
      type: 'RESOURCES',
      title: 'The shelf',
      contents: [
        { buttonText: 'Open', buttonUrl: '/dev/shelf', enabledAt: '2026-03-03T05:00:00.000Z' },
        { buttonText: 'Later', buttonUrl: null, enabledAt: '2026-03-04T05:00:00.000Z' },
      ],
    },
    { type: 'PROJECT_SUBMISSION', title: 'One page', contents: [{ body: 'Hand in a page.' }] },
  ])
  expect(found?.schedules).toEqual([
    {
      title: 'The week',
      externalCalendarUrl: null,
      calendarStartDate: '2026-03-02',
      calendarEndDate: '2026-03-06',
      scheduleDays: [
        { dayNumber: -2, ctaText: null, body: null, checklistSessionContentId: null },
        { dayNumber: 2, ctaText: 'Watch', body: null, checklistSessionContentId: run.part('watch') },
      ],
    },
  ])
})

test('A page without a content file is empty and has the title of its session', async () => {
  const run = await room.addSession(RUN, PERIOD, { title: 'Spring' })
  await run.load({})
  expect(await page(await room.addReader(run), run)).toMatchObject({
    title: 'Spring',
    ...{ announcements: [], containers: [], sessionContainers: [], schedules: [], checklist: [] },
    uiCustomizations: { taskContainerTitle: null },
  })
})

test('A slug narrows the containers to one', async () => {
  const run = await room.addSession(RUN, PERIOD)
  const reader = await room.addReader(run)
  expect((await page(reader, run, 'closed'))?.containers.map(({ slug }) => slug)).toEqual(['closed'])
  expect((await page(reader, run, 'none'))?.containers).toEqual([])
})

describe('The contents of containers', () => {
  test('are answered in order for those that were asked for, have opened and are of the session', async () => {
    const [run, other] = [await room.addSession(RUN, PERIOD), await room.addSession(RUN, PERIOD)]
    const reader = await room.addReader(run)
    expect(await contents(reader, run, [])).toEqual([])
    expect(await contents(reader, run, ['closed', 'welcome', 'films', 'none'])).toEqual([])
    const ids = [other.part('opened'), 'not-an-id', run.part('plan'), run.part('opened').toUpperCase()]
    const preview = { title: 'Positioning that sells', duration: LECTURE.duration }
    expect(await reader.ask(CONTENTS, { sessionId: run.sessionId, ids })).toEqual([
      {
        sessionContentId: run.part('opened'),
        contents: [
          { intro: null, body: 'Day one.', outro: null },
          {
            sessionContentId: run.part('films'),
            videoPreviews: [expect.objectContaining(preview), expect.objectContaining(preview)],
            enabledAt: null,
          },
        ],
      },
      {
        sessionContentId: run.part('plan'),
        contents: [{ calendarStartDate: '2026-03-09', day1Text: 'One', day5Text: null }],
      },
    ])
  })

  test('are answered from the moment at which the container opens', async () => {
    const run = await room.addSession(RUN, PERIOD)
    const opens = Date.parse('2026-03-04T14:00:00Z')
    room.clock.now = opens - 1
    const reader = await room.addReader(run)
    expect(await contents(reader, run, ['closed'])).toEqual([])
    room.clock.now = opens
    expect(await contents(reader, run, ['closed'])).toMatchObject([{ contents: [{ body: 'Day three.' }] }])
  })
})

test('Staff and assistants see everything as if it had opened, before they could enroll', async () => {
  const run = await room.addSession(RUN, { startAt: NOON + 30 * DAY_MS, endAt: NOON + 40 * DAY_MS })
  const staff = await room.addReader(undefined, { customer: 'school' })
  await room.server().database.db.execute(`update customers set type = 'INTERNAL' where slug = 'school'`)
  const assistant = await room.addReader(undefined, { email: 'assistant@example.com' })
  await run.load({ ...RUN, assistants: [{ account: 'assistant@example.com' }] })
  for (const reader of [staff, assistant]) {
    const found = await page(reader, run)
    expect(found?.announcements).toHaveLength(4)
    expect(found?.containers.map(({ opensAt }) => opensAt)).toEqual([null, null, null, null])
    expect(found?.sessionContainers[1]?.contents).toMatchObject([
      { buttonUrl: '/dev/shelf' },
      { buttonUrl: '/dev/later' },
    ])
    expect(await contents(reader, run, ['closed'])).toHaveLength(1)
  }
})

test.each<[string, (run: PagedSession) => Promise<Reader>]>([
  ['who is not enrolled', () => room.addReader()],
  ['of another session', async () => room.addReader(await room.addSession(RUN, PERIOD))],
  ['whose membership is over', (run) => room.addReader(run, { status: 'ALUMNI', areas: [] })],
])('A member %s reads nothing of a page', async (_who, readerOf) => {
  const run = await room.addSession(RUN, PERIOD)
  const reader = await readerOf(run)
  expect(await page(reader, run)).toBeNull()
  expect(await contents(reader, run, ['opened'])).toEqual([])
})

test('An unknown session has no page', async () => {
  const run = await room.addSession(RUN, PERIOD)
  const reader = await room.addReader(run)
  for (const sessionId of [run.courseId, 'not-an-id'])
    expect(await reader.ask(PAGE, { sessionId })).toBeNull()
})

describe('The checklist', () => {
  test('has the credited share of videos, and what is completed from 90 percent on', async () => {
    const run = await room.addSession(RUN, PERIOD)
    const reader = await room.addReader(run)
    const watched = async () => (await page(reader, run))?.checklist.find(({ title }) => title === 'Watch')
    const [opened] = await contents(reader, run, ['opened'])
    const group = opened?.contents.find((content) => 'videoPreviews' in content)
    const [first = '', second = ''] = group?.videoPreviews.map(({ videoId }) => videoId) ?? []
    expect(await watched()).toMatchObject({ progress: 0, completionStatus: 'NOT_STARTED', required: true })
    await room.watch(reader, first, LECTURE.duration)
    expect(await watched()).toMatchObject({ progress: 0.5, completionStatus: 'NOT_STARTED' })
    await room.watch(reader, second, 66)
    expect(await watched()).toMatchObject({
      progress: expect.closeTo(148 / 164, 6),
      completionStatus: 'COMPLETED',
    })
  })

  test('leads to the containers and videos of its items', async () => {
    const run = await room.addSession(RUN, PERIOD)
    const reader = await room.addReader(run)
    const opened = run.part('opened')
    expect((await page(reader, run))?.checklist).toMatchObject([
      { parentSessionContentId: opened, refSessionContentId: opened, checklistGroupName: 'Required' },
      { parentSessionContentId: opened, refSessionContentId: run.part('films'), selfReporting: false },
      { parentSessionContentId: null, selfReporting: true, required: false, progress: 0 },
    ])
  })
})

test('A load takes effect at once, and what left the file disappears', async () => {
  const run = await room.addSession(RUN, PERIOD)
  const reader = await room.addReader(run)
  expect((await page(reader, run))?.containers).toHaveLength(4)
  await run.load({ containers: [{ slug: 'plan', title: 'A new plan' }] })
  expect(await page(reader, run)).toMatchObject({
    containers: [{ slug: 'plan', title: 'A new plan', containsActiveContent: false }],
    checklist: [],
    schedules: [],
  })
  room.clock.now += HOUR_MS
  expect(await contents(reader, run, ['opened'])).toEqual([])
})
