import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts, openForm, press, type, writeInOtherTab } from './project-actions.fixture.ts'
import { type Fields, openProject } from './project-screen.fixture.tsx'
import { DRAFTS, SUBMISSION } from './sample-project.fixture.ts'

const DRAFT = { content: 'On the server.', savedAt: Date.parse('2026-03-03T11:00:00.000Z') }
const HANDED_IN = { submission: SUBMISSION, courseBadgeId: null, error: null }
/** A time, in milliseconds, that is shorter than the pause in typing after which a draft is saved. */
const AT_ONCE_MS = 600
const note = (text: RegExp) => screen.findByText(text)
const unsent = (content: string) => JSON.stringify({ value: content, at: Date.now() })
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

test('What is written is saved once the member pauses', async () => {
  const { asked } = openProject()
  const field = await openForm()
  type(field, 'Half a')
  type(field, 'Half a sentence')
  expect(drafts(asked)).toEqual([])
  await waitFor(() => expect(drafts(asked)).toEqual(['Half a sentence']))
  expect(await note(/^Drafts are saved as you write\.$/)).toBeDefined()
})

test('Closing the form saves at once, and the form begins with it again', async () => {
  const { asked } = openProject()
  type(await openForm(), 'Half a sentence')
  press('Finish later')
  await waitFor(() => expect(drafts(asked)).toEqual(['Half a sentence']), { timeout: AT_ONCE_MS })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openForm()).value).toBe('Half a sentence')
})

test('Leaving the page saves at once', async () => {
  const { asked } = openProject()
  type(await openForm(), 'Half a sentence')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(drafts(asked)).toEqual(['Half a sentence']), { timeout: AT_ONCE_MS })
})

test('A form that was only looked at saves nothing', async () => {
  const { asked } = openProject({ project: { draft: DRAFT } })
  await openForm()
  press('Finish later')
  await pause(1000)
  expect(drafts(asked)).toEqual([])
})

test('A text that is too long is not saved as a draft', async () => {
  const { asked } = openProject()
  type(await openForm(), 'x'.repeat(5001))
  press('Finish later')
  await pause(100)
  expect(drafts(asked)).toEqual([])
})

test('Offline, a draft is kept in the browser, the form says so, and it is sent when the member is back', async () => {
  let isOnline = false
  const answers = (given: Fields) => ('writtenMsAgo' in given && !isOnline ? null : {})
  const { asked } = openProject({ answers })
  type(await openForm(), 'Written in a train')
  expect(
    await note(/^Not saved yet\. Your draft is kept here and sent as soon as you’re back online\.$/),
  ).toBeDefined()
  expect(localStorage.getItem(DRAFTS)).toContain('Written in a train')
  isOnline = true
  fireEvent(window, new Event('online'))
  await note(/^Sent\.$/)
  expect(drafts(asked).at(-1)).toBe('Written in a train')
  expect(asked.at(-1)?.['writtenMsAgo']).toBeGreaterThan(0)
  expect(localStorage.getItem(DRAFTS)).toBeNull()
})

test('A draft that the server cannot take for now is kept in the browser, and the form says so', async () => {
  openProject({ answers: (given) => ('writtenMsAgo' in given ? 'failure' : {}) })
  type(await openForm(), 'Written on a bad day')
  expect(await note(/^Not saved yet\. It’s kept on this device, and we keep trying\.$/)).toBeDefined()
  expect(localStorage.getItem(DRAFTS)).toContain('Written on a bad day')
})

test('What was handed in does not come back as a draft', async () => {
  const { asked } = openProject({ answers: { submitProject: HANDED_IN } })
  type(await openForm(), 'What I handed in.')
  press('Hand in')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pause(1000)
  expect(drafts(asked)).toEqual([])
})

test('What is typed while the project is on its way is kept as a draft', async () => {
  const { asked } = openProject({ answers: { submitProject: HANDED_IN } })
  const field = await openForm()
  type(field, 'A page.')
  press('Hand in')
  type(field, 'A page, and a thought.')
  await waitFor(() => expect(drafts(asked)).toEqual(['A page, and a thought.']))
})

test('The form begins with the draft of the server before what was handed in', async () => {
  openProject({ project: { draft: DRAFT, submission: SUBMISSION } })
  expect((await openForm()).value).toBe('On the server.')
})

test('The form begins with what another tab wrote and could not send yet', async () => {
  openProject({ project: { draft: DRAFT }, answers: () => ({ saveProjectDraft: undefined }) })
  await screen.findByRole('button', { name: 'Submit Your Project' })
  writeInOtherTab('In the other tab.')
  expect((await openForm()).value).toBe('In the other tab.')
})

test('Of two tabs the one that was written in last is kept', async () => {
  const { asked } = openProject()
  const field = await openForm()
  writeInOtherTab('In the other tab.')
  await pause(5)
  type(field, 'In this tab.')
  press('Finish later')
  await waitFor(() => expect(drafts(asked)).toEqual(['In this tab.']))
  await waitFor(() => expect(localStorage.getItem(DRAFTS)).toBeNull())
})

test('A draft that was emptied begins the form with what was handed in', async () => {
  localStorage.setItem(DRAFTS, unsent(''))
  openProject({ project: { submission: SUBMISSION } })
  expect((await openForm()).value).toBe('What I handed in.')
})

test('A draft that the server refuses is given up without a word', async () => {
  const error = { message: 'This does not exist.' }
  const { asked } = openProject({ answers: { saveProjectDraft: { draft: null, error } } })
  type(await openForm(), 'A page.')
  await waitFor(() => expect(drafts(asked)).toEqual(['A page.']))
  await waitFor(() => expect(localStorage.getItem(DRAFTS)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})
