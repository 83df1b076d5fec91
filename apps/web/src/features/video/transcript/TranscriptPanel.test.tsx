import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import {
  currentLines,
  keep,
  line,
  list,
  scrollByHand,
  setAccount,
  showPanel,
  TEN,
  transcript,
  useTranscriptTests,
} from './transcript-panel.fixture.tsx'

useTranscriptTests()

const user = userEvent.setup()

/** Answers requests with these results in turn; an error is a network that fails. */
function answer(...results: unknown[]) {
  const fetch = vi.fn(async () => {
    const result = results.shift()
    if (result instanceof Error) throw result
    return Response.json({ data: { getTranscript: result } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('A transcript', () => {
  test('that came with the data of the page is there at once, in blocks with their times', () => {
    keep(transcript(TEN))
    const fetch = answer()
    showPanel()
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
    ])
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(TEN)
    expect(line('Line 3 is said.').getAttribute('href')).toBe('/courses/ondemand/course/g/c1?seek=30.5')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('shows its skeleton while it loads, and then its lines', async () => {
    answer(transcript(TEN))
    showPanel()
    expect(screen.getByRole('status').textContent).toBe('Loading the transcript')
    expect(await screen.findByRole('link', { name: 'Line 0 is said.' })).toBeTruthy()
  })

  test('that a video does not have is told', () => {
    keep(null)
    showPanel()
    expect(screen.getByText('This video has no transcript.')).toBeTruthy()
  })

  test('that does not load is told with Retry, which loads it', async () => {
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
    answer(new TypeError('Failed to fetch'), transcript(TEN))
    showPanel()
    expect((await screen.findByRole('alert')).textContent).toBe('The transcript didn’t load.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Line 0 is said.' })).toBeTruthy()
  })

  test('of a video of the allowance comes with the first play', async () => {
    const plan: MeteringPlan = { threshold: 3, currentMeasure: 0, watchedVideoIds: [], entitledVideoIds: [] }
    setAccount('LIMITED', plan)
    queryClient.setQueryData(meteringQuery.queryKey, plan)
    const fetch = answer(transcript(TEN))
    showPanel()
    expect(screen.getByText('The transcript comes with the first play.')).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
    act(() => {
      queryClient.setQueryData(meteringQuery.queryKey, () => ({ ...plan, watchedVideoIds: ['v1'] }))
    })
    expect(await screen.findByRole('link', { name: 'Line 0 is said.' })).toBeTruthy()
  })

  test('of a video that never counts is there before the first play', () => {
    const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: [], entitledVideoIds: ['v1'] }
    setAccount('LIMITED', plan)
    queryClient.setQueryData(meteringQuery.queryKey, plan)
    keep(transcript(TEN))
    showPanel()
    expect(line('Line 0 is said.')).toBeTruthy()
  })

  test('has no markup, whatever is said', () => {
    keep(transcript(['<b>bold</b> & <img src=x onerror=alert(1)>']))
    const { container } = showPanel()
    expect(line('<b>bold</b> & <img src=x onerror=alert(1)>')).toBeTruthy()
    expect(container.querySelector('b, img')).toBeNull()
  })
})

describe('The language of a transcript', () => {
  test('is that of the sound, which the panel tells the browser; it keeps the current line and follows on', async () => {
    keep(transcript(TEN))
    answer(
      transcript(
        TEN.map((text) => text.replace('is said', 'se dice')),
        'es',
      ),
    )
    const { play } = showPanel()
    expect(list().closest('[lang]')?.getAttribute('lang')).toBe('en')
    play(45)
    expect(currentLines()).toEqual(['Line 4 is said.'])
    play(45, 'es')
    await screen.findByRole('link', { name: 'Line 4 se dice.' })
    expect(list().closest('[lang]')?.getAttribute('lang')).toBe('es')
    expect(currentLines()).toEqual(['Line 4 se dice.'])
    list().scrollTop = 0
    play(95, 'es')
    expect(list().scrollTop).toBe(800)
  })

  test('is at first that of the sound that was chosen last', async () => {
    localStorage.setItem('player:audio', '"es"')
    keep(transcript(['Hola.'], 'es'), 'es')
    showPanel()
    expect(line('Hola.')).toBeTruthy()
  })

  test('keeps the lines of the one before until its own are here', async () => {
    keep(transcript(TEN))
    answer(new Promise(() => {}))
    const { play } = showPanel()
    play(5, 'es')
    expect(line('Line 0 is said.')).toBeTruthy()
  })
})

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

  test('stays where the reader has scrolled until they go back to now', async () => {
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
