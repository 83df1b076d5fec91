import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { lecture, sessionVideos } from '../video-collection.fixture.ts'
import { askForNote } from './ask-for-note.ts'
import { field, listed, note, notedLesson, NoteServer, openNotes, press } from './notes-panel.fixture.tsx'

describe('The field of a new note', () => {
  test('names the moment of the video, and keeps it from the first letter on', async () => {
    const { server, show } = await openNotes(new NoteServer(), { position: 83 })
    const input = await field()
    expect(screen.getByRole('textbox', { name: 'Add a note at 01:23' })).toBe(input)
    show({ position: 84 })
    expect(screen.getByRole('textbox', { name: 'Add a note at 01:24' })).toBe(input)
    await userEvent.type(input, 'A price')
    show({ position: 95 })
    expect(screen.getByRole('textbox', { name: 'Add a note at 01:24' })).toBe(input)
    await press('Save note')
    await waitFor(() =>
      expect(server.changes).toMatchObject([{ videoId: 'v1', seconds: 84, text: 'A price' }]),
    )
    expect(input.value).toBe('')
    expect(screen.getByRole('textbox', { name: 'Add a note at 01:35' })).toBe(input)
    expect(listed()).toEqual(['A price'])
  })

  test('takes the moment of the video again when it was emptied', async () => {
    const { show } = await openNotes(new NoteServer(), { position: 10 })
    await userEvent.type(await field(), 'x')
    await userEvent.clear(await field())
    show({ position: 20 })
    expect(await screen.findByRole('textbox', { name: 'Add a note at 00:20' })).toBeDefined()
  })

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('saves with %s', async (keys) => {
    const { server } = await openNotes()
    await userEvent.type(await field(), `One{Enter}two${keys}`)
    await waitFor(() => expect(server.changes).toMatchObject([{ text: 'One\ntwo' }]))
    expect(document.activeElement).toBe(await field())
  })

  test('says what is wrong with an empty note and with one that is too long, and sends neither', async () => {
    const { server } = await openNotes()
    await press('Save note')
    expect(await screen.findByText('Please write something.')).toBeDefined()
    expect(document.activeElement).toBe(await field())
    fireEvent.change(await field(), { target: { value: 'x'.repeat(2001) } })
    expect(await screen.findByText('At most 2,000 characters.')).toBeDefined()
    expect(screen.getByText('2,001 of 2,000')).toBeDefined()
    await press('Save note')
    expect(server.changes).toEqual([])
  })

  test('keeps a begun note with its video when the next one plays', async () => {
    const { server, show } = await openNotes(new NoteServer(), { position: 83 })
    await userEvent.type(await field(), 'Late')
    show({ lecture: lecture(2), position: 1 })
    expect(await screen.findByRole('textbox', { name: 'Add a note at 01:23 of “Lesson 1”' })).toBeDefined()
    await press('Save note')
    await waitFor(() => expect(server.changes).toMatchObject([{ videoId: 'v1', seconds: 83 }]))
    expect(await screen.findByRole('textbox', { name: 'Add a note at 00:01' })).toBeDefined()
  })

  test('shows what was begun when the panel was closed and opened again, and not after signing out', async () => {
    const { unmount } = await openNotes(new NoteServer(), { position: 7 })
    await userEvent.type(await field(), 'Half a')
    unmount()
    const again = await openNotes(new NoteServer(), { position: 50 })
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note at 00:07' })
    expect(input.value).toBe('Half a')
    again.unmount()
    endBrowserSignIn('signed-out')
    await openNotes(new NoteServer(), { position: 50 })
    expect(await screen.findByRole('textbox', { name: 'Add a note at 00:50' })).toBeDefined()
  })

  test('takes the focus when a note is begun by the key, and gives it back by Escape', async () => {
    await openNotes()
    const button = await screen.findByRole('button', { name: /Whole course/ })
    button.focus()
    askForNote()
    expect(document.activeElement).toBe(await field())
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
  })

  test('takes the focus when it is loaded after the key', async () => {
    askForNote()
    await openNotes()
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
  })

  test('gives way to a sentence when the course holds 500 notes', async () => {
    const many = Array.from({ length: 500 }, (_, at) => note(String(at), { seconds: at / 10, videoId: 'v2' }))
    await openNotes(new NoteServer(many))
    expect(
      await screen.findByText(
        'You have 500 notes in this course, which is the most. Delete one to write another.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('The list of notes', () => {
  test('says how notes work while there are none', async () => {
    await openNotes()
    expect(await screen.findByText(/^No notes on this video yet\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Export as Markdown' })).toBeNull()
    await press('Whole course (0)')
    expect(await screen.findByText(/^No notes in this course yet\./)).toBeDefined()
  })

  test('has the notes of the video by their moments, and a click on a moment jumps there', async () => {
    const notes = [note('b', { seconds: 83.4 }), note('a'), note('x', { videoId: 'v2' })]
    const { onJump } = await openNotes(new NoteServer(notes))
    await press('Go to 01:23')
    expect(onJump.mock.calls).toEqual([[83.4]])
    expect(listed()).toEqual(['Note a', 'Note b'])
    expect(screen.getByRole('button', { name: 'This video (2)' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('has all notes of the course by lesson, with links that open the lesson at the moment', async () => {
    const server = new NoteServer([note('b', { videoId: 'v2', seconds: 9.5 }), note('a')])
    server.lessons = [notedLesson(1), notedLesson(2), notedLesson(3, { page: null })]
    server.notes.push(note('c', { videoId: 'v3' }))
    await openNotes(server)
    await press('Whole course (3)')
    expect(listed()).toEqual(['Note a', 'Note b', 'Note c'])
    const link = screen.getByRole('link', { name: 'Open “Lesson 2” at 00:09' })
    expect(link.getAttribute('href')).toBe('/courses/ondemand/course/g/c2?seek=9.5')
    const closed = within(screen.getByRole('group', { name: 'Lesson 3' }))
    expect(closed.queryByRole('link')).toBeNull()
    expect(closed.getByText('This lesson is not open to you now.')).toBeDefined()
  })

  test('of a session leads to the pages of its videos', async () => {
    const page = { kind: 'SPRINT', topLevelId: 'session', groupId: 'g', videoContentId: 'v1' } as const
    const server = new NoteServer([note('a')])
    server.lessons = [notedLesson(1, { page })]
    await openNotes(server, { collection: sessionVideos() })
    await press('Whole course (1)')
    const link = screen.getByRole('link', { name: 'Open “Lesson 1” at 00:05' })
    expect(link.getAttribute('href')).toBe('/courses/session/session/g/v1?seek=5')
  })

  test('says that it did not load, and loads by Retry', async () => {
    const server = new NoteServer([note('a')])
    server.isOnline = false
    await openNotes(server)
    expect(await screen.findByText('Your notes didn’t load.')).toBeDefined()
    server.isOnline = true
    await press('Retry')
    await waitFor(() => expect(listed()).toEqual(['Note a']))
  })
})
