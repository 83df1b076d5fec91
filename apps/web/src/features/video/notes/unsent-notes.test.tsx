import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { noteOutbox } from './note-outbox.ts'
import { field, listed, note, notedLesson, NoteServer, openNotes, press } from './notes-panel.fixture.tsx'

// These tests write notes while the server cannot be reached or refuses them.

const FAILING = 'Not saved yet. It’s kept on this device, and we keep trying.'
const WAITING = 'Saved on this device. We’ll send it as soon as you’re back online.'

async function write(text: string): Promise<void> {
  await userEvent.type(await field(), text)
  await press('Save note')
}

test('A note that is written offline is listed at once, waits on the device, and is sent once when the member is back', async () => {
  const { server } = await openNotes(new NoteServer([note('a')]), { position: 9 })
  await waitFor(() => expect(listed()).toEqual(['Note a']))
  server.isOnline = false
  await write('In a train')
  expect(await screen.findByText(WAITING)).toBeDefined()
  expect(listed()).toEqual(['Note a', 'In a train'])
  expect(localStorage.length).toBe(1)
  server.isOnline = true
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Sent.')).toBeDefined()
  expect(server.changes).toMatchObject([{ videoId: 'v1', seconds: 9, text: 'In a train' }])
  expect(server.changes[0]?.['writtenMsAgo']).toBeGreaterThan(0)
  expect(localStorage.length).toBe(0)
  expect(listed()).toEqual(['Note a', 'In a train'])
})

test('A note that is written and changed offline is sent once, as it is at last', async () => {
  const { server } = await openNotes()
  await screen.findByText(/^No notes on this video yet/)
  server.isOnline = false
  await write('First')
  await press('Edit the note at 00:00')
  await userEvent.type(screen.getByRole('textbox', { name: 'The note at 00:00' }), ' and last')
  await press('Save')
  server.isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(noteOutbox.state).toBe('saved'))
  expect(server.changes).toMatchObject([{ text: 'First and last' }])
})

test('A note that is deleted offline is gone at once, and for the server when the member is back', async () => {
  const { server } = await openNotes(new NoteServer([note('a')]))
  await waitFor(() => expect(listed()).toEqual(['Note a']))
  server.isOnline = false
  await press('Delete the note at 00:05')
  expect(listed()).toEqual([])
  server.isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(server.notes).toEqual([]))
  expect(server.changes).toMatchObject([{ noteId: 'a', removedMsAgo: expect.any(Number) as number }])
})

test('A note is listed also while the notes of the server cannot be loaded', async () => {
  const server = new NoteServer()
  server.isOnline = false
  await openNotes(server)
  await screen.findByText('Your notes didn’t load.')
  await write('Kept')
  expect(listed()).toEqual(['Kept'])
})

test('A note of another tab is listed, and stays listed when that tab has sent it', async () => {
  await openNotes(new NoteServer([note('a')]))
  await waitFor(() => expect(listed()).toEqual(['Note a']))
  const name = 'unsent-notes:u1:b'
  const change = (value: object | null) => {
    const newValue = value && JSON.stringify(value)
    if (newValue) localStorage.setItem(name, newValue)
    else localStorage.removeItem(name)
    return () => void window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  }
  const value = { note: note('b', { seconds: 9 }), lesson: notedLesson(1) }
  change({ value, at: Date.now() })()
  await waitFor(() => expect(listed()).toEqual(['Note a', 'Note b']))
  // The other tab removes the entry before this tab receives the event with the answer.
  const [answered, removed] = [change({ at: Date.now(), answer: value }), change(null)]
  answered()
  removed()
  await waitFor(() => expect(noteOutbox.pending('b')).toBeUndefined())
  await waitFor(() => expect(listed()).toEqual(['Note a', 'Note b']))
})

test('A note that another device has removed later leaves the list with the answer', async () => {
  const { server } = await openNotes(new NoteServer([note('a')]))
  await press('Edit the note at 00:05')
  await userEvent.type(screen.getByRole('textbox', { name: 'The note at 00:05' }), '!')
  server.answer = () => ({ saveVideoNote: { note: null, error: null } })
  await press('Save')
  await waitFor(() => expect(listed()).toEqual([]))
})

test('A note that the server refuses is taken back with its words, and its text can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = new NoteServer()
  server.error = { code: 'NOTES_FULL', message: 'You have 500 notes in this course.' }
  await openNotes(server)
  await screen.findByText(/^No notes on this video yet/)
  await write('Not to be lost')
  await waitFor(() =>
    expect(readToasts()).toMatchObject([
      { tone: 'error', message: 'Your note wasn’t saved. You have 500 notes in this course.' },
    ]),
  )
  await waitFor(() => expect(listed()).toEqual([]))
  readToasts()[0]?.action?.onSelect()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Not to be lost')
  writeText.mockRestore()
})

test('A note beyond what the server takes in a minute waits for the next one', async () => {
  const server = new NoteServer()
  server.error = { code: 'LIMIT_EXCEEDED', message: 'Too many tries.' }
  await openNotes(server)
  await write('Later')
  expect(await screen.findByText(FAILING)).toBeDefined()
  server.error = null
  await noteOutbox.flush()
  await waitFor(() => expect(server.notes).toMatchObject([{ text: 'Later' }]))
  expect(readToasts()).toEqual([])
})

test('The list of notes is loaded again after the first note of a lesson, because the server orders the lessons', async () => {
  const { server } = await openNotes(new NoteServer([note('b', { videoId: 'v2' })]))
  await waitFor(() => expect(server.listed).toBe(1))
  await screen.findByText(/^No notes on this video yet/)
  await write('First of its lesson')
  await waitFor(() => expect(server.listed).toBe(2))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await press('Whole course (2)')
  expect(listed()).toEqual(['First of its lesson', 'Note b'])
})
