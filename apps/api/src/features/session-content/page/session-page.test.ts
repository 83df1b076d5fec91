import { describe, expect, test } from 'vitest'
import { LECTURE, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { CONTENTS, contents, page, PERIOD, RUN } from './page-run.fixture.ts'

const kit = sessionPageTestKit()

test('A session page shows what its content file says, with only what has opened', async () => {
  const run = await kit.addSession(RUN, PERIOD)
  const found = await page(await kit.addReader(run), run)
  expect(found).toMatchObject({
    title: 'The sprint',
    // No school is loaded in this test, so that no school names its zone.
    timeZone: 'UTC',
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
        {
          buttonText: 'Open',
          buttonUrl: '/dev/shelf',
          isLocked: false,
          enabledAt: '2026-03-03T05:00:00.000Z',
        },
        { buttonText: 'Later', buttonUrl: null, isLocked: false, enabledAt: '2026-03-04T05:00:00.000Z' },
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

test('A session page without a content file is empty and has the title of its session', async () => {
  const run = await kit.addSession(RUN, PERIOD, { title: 'Spring' })
  await run.load({})
  expect(await page(await kit.addReader(run), run)).toMatchObject({
    title: 'Spring',
    announcements: [],
    containers: [],
    sessionContainers: [],
    schedules: [],
    checklist: [],
    uiCustomizations: { taskContainerTitle: null },
  })
})

test('A slug narrows the containers of a session page to one', async () => {
  const run = await kit.addSession(RUN, PERIOD)
  const reader = await kit.addReader(run)
  expect((await page(reader, run, 'closed'))?.containers.map(({ slug }) => slug)).toEqual(['closed'])
  expect((await page(reader, run, 'none'))?.containers).toEqual([])
})

describe('The contents of containers of a session page', () => {
  test('are answered in order for those that were asked for, have opened and are of the session', async () => {
    const [run, other] = [await kit.addSession(RUN, PERIOD), await kit.addSession(RUN, PERIOD)]
    const reader = await kit.addReader(run)
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
    const run = await kit.addSession(RUN, PERIOD)
    const opens = Date.parse('2026-03-04T14:00:00Z')
    kit.clock.now = opens - 1
    const reader = await kit.addReader(run)
    expect(await contents(reader, run, ['closed'])).toEqual([])
    kit.clock.now = opens
    expect(await contents(reader, run, ['closed'])).toMatchObject([{ contents: [{ body: 'Day three.' }] }])
  })
})

describe('The checklist of a session page', () => {
  test('has the credited share of videos, and what is completed from 90 percent on', async () => {
    const run = await kit.addSession(RUN, PERIOD)
    const reader = await kit.addReader(run)
    const watched = async () => (await page(reader, run))?.checklist.find(({ title }) => title === 'Watch')
    const [opened] = await contents(reader, run, ['opened'])
    const group = opened?.contents.find((content) => 'videoPreviews' in content)
    const [first = '', second = ''] = group?.videoPreviews.map(({ videoId }) => videoId) ?? []
    expect(await watched()).toMatchObject({ progress: 0, completionStatus: 'NOT_STARTED', required: true })
    await kit.watch(reader, first, LECTURE.duration)
    expect(await watched()).toMatchObject({ progress: 0.5, completionStatus: 'NOT_STARTED' })
    await kit.watch(reader, second, 66)
    expect(await watched()).toMatchObject({
      progress: expect.closeTo(148 / 164, 6),
      completionStatus: 'COMPLETED',
    })
  })

  test('leads to the containers and videos of its items', async () => {
    const run = await kit.addSession(RUN, PERIOD)
    const reader = await kit.addReader(run)
    const opened = run.part('opened')
    expect((await page(reader, run))?.checklist).toMatchObject([
      { parentSessionContentId: opened, refSessionContentId: opened, checklistGroupName: 'Required' },
      { parentSessionContentId: opened, refSessionContentId: run.part('films'), selfReporting: false },
      { parentSessionContentId: null, selfReporting: true, required: false, progress: 0 },
    ])
  })
})

test('A load of a session page takes effect at once, and parts that left its file disappear', async () => {
  const run = await kit.addSession(RUN, PERIOD)
  const reader = await kit.addReader(run)
  expect((await page(reader, run))?.containers).toHaveLength(4)
  await run.load({ containers: [{ slug: 'plan', title: 'A new plan' }] })
  expect(await page(reader, run)).toMatchObject({
    containers: [{ slug: 'plan', title: 'A new plan', containsActiveContent: false }],
    checklist: [],
    schedules: [],
  })
  expect(await contents(reader, run, ['opened'])).toEqual([])
})
