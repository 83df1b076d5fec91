import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { showToast } from './toast-queue.ts'

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const show = (content: Parameters<typeof showToast>[0]) => act(() => void showToast(content))

describe('Toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    renderWithTheme(<p>page</p>)
  })
  afterEach(() => void vi.useRealTimers())

  it('announces politely, in a region that stood there before', () => {
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    show({ message: 'Saved.' })
    expect(region.textContent).toContain('Saved.')
    expect(screen.getByRole('alert').textContent).toBe('')
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

  it('waits while the pointer rests on it, then goes on with what was left', () => {
    show({ message: 'Saved.' })
    pass(3000)
    fireEvent.mouseEnter(screen.getByText('Saved.'))
    pass(60_000)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    fireEvent.mouseLeave(screen.getByText('Saved.'))
    pass(1999)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    pass(1)
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

  it('goes when dismissed, and its action runs once', () => {
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
})
