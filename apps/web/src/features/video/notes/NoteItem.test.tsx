import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listed, note, NoteServer, openNotes, press } from './notes-panel.fixture.tsx'

describe('A note', () => {
  test('is read in the direction of its language', async () => {
    await openNotes(new NoteServer([note('a', { text: 'السعر سؤال.' })]))
    expect((await screen.findByText('السعر سؤال.')).dir).toBe('auto')
  })

  test('is written anew in its place, and the focus returns to its button', async () => {
    const { server } = await openNotes(new NoteServer([note('a')]))
    await press('Edit the note at 00:05')
    const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The note at 00:05' })
    expect([document.activeElement, input.value]).toEqual([input, 'Note a'])
    await userEvent.type(input, ' and more{Control>}{Enter}{/Control}')
    expect(listed()).toEqual(['Note a and more'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the note at 00:05' }))
    await waitFor(() => expect(server.changes).toMatchObject([{ noteId: 'a', text: 'Note a and more' }]))
  })

  test('stays as it was when editing is left by Escape, which nothing else hears, or Cancel', async () => {
    const escapes = vi.fn()
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && escapes()
    document.addEventListener('keydown', listen)
    onTestFinished(() => document.removeEventListener('keydown', listen))
    const { server } = await openNotes(new NoteServer([note('a')]))
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => press('Cancel')]) {
      await press('Edit the note at 00:05')
      await userEvent.type(screen.getByRole('textbox', { name: 'The note at 00:05' }), 'x')
      await leave()
      expect(listed()).toEqual(['Note a'])
    }
    expect(server.changes).toEqual([])
    expect(escapes).not.toHaveBeenCalled()
  })

  test('is neither saved nor left by the keys that end the composing of a word, as in Japanese', async () => {
    const { server } = await openNotes(new NoteServer([note('a')]))
    await press('Edit the note at 00:05')
    const input = screen.getByRole('textbox', { name: 'The note at 00:05' })
    await userEvent.type(input, '価格')
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(screen.getByRole('textbox', { name: 'The note at 00:05' })).toBe(input)
    expect(server.changes).toEqual([])
  })

  test('is deleted at once, the list takes the focus, and the note comes back by Undo', async () => {
    const { server } = await openNotes(new NoteServer([note('a'), note('b', { seconds: 9 })]))
    await press('Delete the note at 00:05')
    expect(listed()).toEqual(['Note b'])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your notes' }))
    await waitFor(() => expect(server.notes).toHaveLength(1))
    await press('Undo')
    expect(listed()).toEqual(['Note a', 'Note b'])
    await waitFor(() => expect(server.changes.at(-1)).toMatchObject({ noteId: 'a', text: 'Note a' }))
  })
})
