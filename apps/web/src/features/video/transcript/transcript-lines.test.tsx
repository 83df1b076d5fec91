import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  currentLines,
  keep,
  line,
  list,
  scrollByHand,
  showPanel,
  TEN,
  transcript,
  useTranscriptTests,
} from './transcript-panel.fixture.tsx'

useTranscriptTests()

const user = userEvent.setup()

describe('A transcript that follows', () => {
  const follow = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Follow' })
  const back = () => screen.queryByRole('button', { name: 'Back to now' })

  test('marks the line that is said, and moves it into view', () => {
    keep(transcript(TEN))
    const { play } = showPanel()
    play(5)
    expect(currentLines()).toEqual(['Line 0 is said.'])
    play(19)
    expect(currentLines()).toEqual(['Line 1 is said.'])
    expect(list().scrollTop).toBe(0)
    play(50)
    expect(currentLines()).toEqual(['Line 5 is said.'])
    expect(list().scrollTop).toBe(400)
    play(5)
    expect(list().scrollTop).toBe(0)
  })

  test('opens at the line of the position', () => {
    keep(transcript(TEN))
    showPanel({ position: 95 })
    expect(list().scrollTop).toBe(800)
  })

  test('stays where the reader has scrolled until they go back to now, to the line that takes the focus', async () => {
    keep(transcript(TEN))
    const { play } = showPanel()
    expect(back()).toBeNull()
    act(() => scrollByHand(120))
    play(95)
    expect(currentLines()).toEqual(['Line 9 is said.'])
    expect(list().scrollTop).toBe(120)
    await user.click(back() as HTMLElement)
    expect(list().scrollTop).toBe(800)
    expect(back()).toBeNull()
    expect(document.activeElement).toBe(line('Line 9 is said.'))
    play(5)
    expect(list().scrollTop).not.toBe(800)
  })

  test('goes on when it moves by itself, which is no scrolling of the reader', () => {
    keep(transcript(TEN))
    const { play } = showPanel()
    play(50)
    act(() => void list().dispatchEvent(new Event('scroll')))
    expect(back()).toBeNull()
    play(95)
    expect(list().scrollTop).toBe(800)
  })

  test('is switched off and on, and the browser remembers it', async () => {
    keep(transcript(TEN))
    const { play } = showPanel()
    expect(follow().checked).toBe(true)
    await user.click(follow())
    play(95)
    expect(list().scrollTop).toBe(0)
    expect(currentLines()).toEqual(['Line 9 is said.'])
    expect(localStorage.getItem('transcript:follow')).toBe('false')
    await user.click(follow())
    expect(list().scrollTop).toBe(800)
    expect(localStorage.getItem('transcript:follow')).toBe('true')
  })

  test('does not move if it was switched off in an earlier visit', () => {
    localStorage.setItem('transcript:follow', 'false')
    keep(transcript(TEN))
    showPanel({ position: 95 })
    expect(follow().checked).toBe(false)
    expect(list().scrollTop).toBe(0)
  })
})

describe('A line', () => {
  test('that is clicked jumps to its second, keeps the focus, and is followed again', async () => {
    keep(transcript(TEN))
    const { onJump, play } = showPanel()
    act(() => scrollByHand(500))
    await user.click(line('Line 6 is said.'))
    expect(onJump.mock.calls).toEqual([[60.5]])
    expect(document.activeElement).toBe(line('Line 6 is said.'))
    play(60)
    expect(currentLines()).toEqual(['Line 6 is said.'])
    expect(screen.queryByRole('button', { name: 'Back to now' })).toBeNull()
  })

  test('is reached by Tab and the arrow keys, and jumps by Enter', async () => {
    keep(transcript(TEN))
    const { onJump, play } = showPanel({ position: 25 })
    const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Line 2 is said.'])
    screen.getByRole('switch').focus()
    await user.tab()
    expect(document.activeElement).toBe(line('Line 2 is said.'))
    const keys = vi.fn()
    document.addEventListener('keydown', keys)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(line('Line 3 is said.'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(line('Line 9 is said.'))
    await user.keyboard('{ArrowUp}')
    expect(keys).not.toHaveBeenCalled()
    document.removeEventListener('keydown', keys)
    play(35)
    expect(document.activeElement).toBe(line('Line 8 is said.'))
    expect(stops()).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(onJump.mock.calls).toEqual([[80.5]])
    await waitFor(() => expect(document.activeElement).toBe(line('Line 8 is said.')))
  })

  test('that is opened in another tab does not jump', async () => {
    keep(transcript(TEN))
    const { onJump } = showPanel()
    await user.keyboard('{Control>}')
    await user.click(line('Line 6 is said.'))
    await user.keyboard('{/Control}')
    expect(onJump).not.toHaveBeenCalled()
  })
})
