import { expect, test } from 'vitest'
import { enrollments } from '@section/db/schema.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-content/session-page-test-kit.fixture.ts'
import { PAGE, PERIOD, received, submit } from './project-kit.fixture.ts'

const kit = sessionPageTestKit()

/** Adds a session with an assistant. */
async function addAssistedRun() {
  const run = await kit.addSession(PAGE, PERIOD)
  return { run, assistant: await kit.addAssistant(run, PAGE) }
}

/** Hands in a text one second later than the last one. */
async function submitLater(reader: Reader, sessionId: string, content: string): Promise<void> {
  kit.clock.now += 1000
  expect(await submit(reader, sessionId, content)).toMatchObject({ error: null })
}

test('Assistants read the latest submission of each member, with the member and how often they handed in', async () => {
  const { run, assistant } = await addAssistedRun()
  const ada = await kit.addReader(run, {
    firstName: 'Ada',
    lastName: 'Lind',
    profileImageUrl: 'https://pictures.example/ada.png',
  })
  const noor = await kit.addReader(run, { firstName: 'Noor', lastName: '' })
  await kit.addReader(run)
  await submitLater(ada, run.sessionId, 'A first try.')
  await submitLater(noor, run.sessionId, 'https://docs.example/page')
  await submitLater(ada, run.sessionId, 'A page.')
  expect(await received(assistant, run.sessionId)).toEqual({
    total: 2,
    participants: 3,
    nextCursor: null,
    projects: [
      {
        projectSubmissionId: expect.any(String),
        userId: ada.userId,
        fullName: 'Ada Lind',
        imageUrl: 'https://pictures.example/ada.png',
        kind: 'TEXT',
        content: 'A page.',
        submittedAt: new Date(NOON + 3000).toISOString(),
        timesSubmitted: 2,
      },
      {
        projectSubmissionId: expect.any(String),
        userId: noor.userId,
        fullName: 'Noor',
        imageUrl: null,
        kind: 'LINK',
        content: 'https://docs.example/page',
        submittedAt: new Date(NOON + 2000).toISOString(),
        timesSubmitted: 1,
      },
    ],
  })
})

test('A page of submissions has twenty, and the pages together have each member once, latest first, even of one moment', async () => {
  const { run, assistant } = await addAssistedRun()
  const readers: Reader[] = []
  for (let n = 0; n < 43; n++) {
    const reader = await kit.addReader(run)
    readers.push(reader)
    // About half of the members hand in at the same moment.
    if (n < 20) kit.clock.now += 1000
    expect(await submit(reader, run.sessionId, `Page ${n}.`)).toMatchObject({ error: null })
  }
  const pages = []
  let after: string | null = null
  do {
    const page = await received(assistant, run.sessionId, after)
    if (!page) throw new Error('The assistant was refused.')
    pages.push(page)
    after = page.nextCursor ?? null
  } while (after !== null)
  expect(pages.map(({ projects }) => projects.length)).toEqual([20, 20, 3])
  expect(pages.map(({ total }) => total)).toEqual([43, 43, 43])
  const shown = pages.flatMap(({ projects }) => projects)
  expect(new Set(shown.map(({ userId }) => userId))).toEqual(new Set(readers.map(({ userId }) => userId)))
  const times = shown.map(({ submittedAt }) => Date.parse(submittedAt))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('An invalid cursor of submissions begins at the first page', async () => {
  const { run, assistant } = await addAssistedRun()
  await submitLater(await kit.addReader(run), run.sessionId, 'A page.')
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const first = await received(assistant, run.sessionId)
  expect(first?.projects).toHaveLength(1)
  for (const cursor of [
    '',
    'x',
    encoded(null),
    encoded(['yesterday', assistant.userId]),
    encoded([new Date(NOON).toISOString(), "'; drop table members"]),
    encoded(['0000-01-01T00:00:00.000Z', assistant.userId]),
  ])
    expect(await received(assistant, run.sessionId, cursor), cursor).toEqual(first)
})

test('The school’s staff read what was handed in, and participants, strangers and assistants of another session do not', async () => {
  const { run, assistant } = await addAssistedRun()
  const other = await kit.addSession(PAGE, PERIOD)
  const participant = await kit.addReader(run)
  await submitLater(participant, run.sessionId, 'A page.')
  const staff = await kit.addStaff()
  expect(await received(staff, run.sessionId)).toMatchObject({ total: 1, participants: 1 })
  expect(await received(staff, crypto.randomUUID())).toBeNull()
  expect(await received(participant, run.sessionId)).toBeNull()
  expect(await received(await kit.addReader(), run.sessionId)).toBeNull()
  expect(await received(assistant, other.sessionId)).toBeNull()
})

test('Members on the waitlist do not count as participants of a project', async () => {
  const { run, assistant } = await addAssistedRun()
  const { userId } = await kit.addReader()
  await kit.addReader(run)
  await kit
    .server()
    .database.db.insert(enrollments)
    .values({ userId, sessionId: run.sessionId, state: 'WAITLISTED' })
  expect(await received(assistant, run.sessionId)).toMatchObject({ total: 0, participants: 1, projects: [] })
})

test('An employee who handed in a project without a seat counts as a participant', async () => {
  const { run, assistant } = await addAssistedRun()
  const employee = await kit.addReader(undefined, { status: 'EMPLOYEE' })
  await kit.addReader(run)
  await submitLater(employee, run.sessionId, 'A page.')
  expect(await received(assistant, run.sessionId)).toMatchObject({ total: 1, participants: 2 })
})

test('A session page without a project has no list of submissions', async () => {
  const bare = await kit.addSession({}, PERIOD)
  const assistant = await kit.addAssistant(bare, {})
  expect(await received(assistant, bare.sessionId)).toBeNull()
})
