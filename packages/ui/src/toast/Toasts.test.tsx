import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { hideToastsAbout, showToast } from './show-toast.ts'

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const messages = () => screen.getAllByRole('group').map(({ textContent }) => textContent)
const show = (content: Parameters<typeof showToast>[0]) => act(() => showToast(content))

describe('A toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    renderWithTheme(<button type="button">Save</button>)
  })
  afterEach(() => void vi.useRealTimers())

  it('announces a success politely and once, by the region that exists before it', () => {
    show({ message: 'Saved.' })
    const toast = screen.getByRole('group')
    expect(toast.textContent).toBe('Saved.')
    expect(toast.parentElement?.closest('[aria-live="polite"]')).not.toBeNull()
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null])
  })

  it('announces errors at once', () => {
    show({ tone: 'error', message: 'Could not link account. Please try again.' })
    expect(screen.getByRole('alert').textContent).toContain('Could not link account.')
  })

  it('hides after 5000 ms', () => {
    show({ message: 'Saved.' })
    pass(4999)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('waits while the pointer rests on it', () => {
    show({ message: 'Saved.' })
    pass(3000)
    fireEvent.mouseEnter(screen.getByRole('group'))
    pass(60_000)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    fireEvent.mouseLeave(screen.getByRole('group'))
    pass(5000)
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('waits while focus is inside', () => {
    show({ message: 'Saved.' })
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    pass(5000)
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('hides when dismissed, and runs its action once', () => {
    let undone = 0
    const undo = () => {
      undone += 1
    }
    show({ message: 'Saved.', action: { label: 'Undo', onSelect: undo } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undone).toBe(1)
    expect(screen.queryByText('Saved.')).toBeNull()
    show({ message: 'Again.' })
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Again.')).toBeNull()
  })

  it('returns the focus of a pressed button to where it was before', () => {
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    show({ message: 'Saved.' })
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(document.activeElement?.textContent).toBe('Save')
  })

  it('shows three at once in their order and the next one when one of them is gone', () => {
    for (const message of ['1', '2', '3', '4']) show({ message })
    expect(messages()).toEqual(['1', '2', '3'])
    pass(5000)
    expect(messages()).toEqual(['4'])
  })

  it('with an action stays for ten seconds, beside a message that hides earlier', () => {
    show({ message: 'You left.', action: { label: 'Undo', onSelect: () => undefined } })
    show({ message: 'Saved.' })
    pass(5000)
    expect(messages()).toEqual(['You left.Undo'])
    pass(4999)
    expect(messages()).toEqual(['You left.Undo'])
    pass(1)
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('gives way to a later one about the same thing, and is hidden with what it is about', () => {
    show({ message: 'You left.', about: 'session' })
    show({ message: 'Saved.' })
    show({ message: 'You are back.', about: 'session' })
    expect(messages()).toEqual(['Saved.', 'You are back.'])
    act(() => hideToastsAbout('session'))
    expect(messages()).toEqual(['Saved.'])
  })

  it('is entered with F8, the newest first, and each one is dismissed with Escape', () => {
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    show({ message: 'You left.', action: { label: 'Undo', onSelect: () => undefined } })
    show({ message: 'Saved.' })
    for (const [inside, rest] of [
      ['Saved.', ['You left.Undo']],
      ['You left.Undo', []],
    ] as const) {
      fireEvent.keyDown(document.body, { key: 'F8' })
      const focused = document.activeElement
      expect(focused?.closest('[role="group"]')?.textContent).toBe(inside)
      if (focused) fireEvent.keyDown(focused, { key: 'Escape' })
      expect(screen.queryAllByRole('group').map(({ textContent }) => textContent)).toEqual(rest)
      expect(document.activeElement?.textContent).toBe('Save')
    }
  })

  it('is entered with F8 when it is the newest that is shown, while later ones wait', () => {
    for (const message of ['1', '2', '3', '4']) show({ message })
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(document.activeElement?.closest('[role="group"]')?.textContent).toBe('3')
  })

  it('is dismissed with Escape without the dialog below it', () => {
    const onClose = vi.fn()
    renderWithTheme(
      <Dialog opened title="Leave?" onClose={onClose}>
        Sure?
      </Dialog>,
    )
    show({ message: 'Not sent.' })
    // Each theme of the page shows the toasts.
    const [dismiss] = screen.getAllByLabelText('Dismiss')
    if (dismiss) fireEvent.keyDown(dismiss, { key: 'Escape' })
    expect([screen.queryByText('Not sent.'), onClose.mock.calls.length]).toEqual([null, 0])
  })
})
