import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import {
  currentLines,
  drawnLines,
  drawPanel,
  keep,
  line,
  list,
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

  test('of three hours has at once the lines up to what is in view and the place of every block, and then all lines', async () => {
    keep(transcript(Array.from({ length: 3600 }, (_, at) => `Line ${at}.`)))
    drawPanel({ position: 5000 })
    const drawn = document.querySelectorAll('[data-line]')
    const blocks = document.querySelectorAll('li')
    expect(drawn.length).toBeLessThan(800)
    expect(
      Array.from(drawn)
        .slice(0, 600)
        .map(({ textContent }) => textContent),
    ).toContain('Line 499.')
    await drawnLines(3600)
    expect(Array.from(document.querySelectorAll('li'))).toEqual(Array.from(blocks))
  })

  test('shows its skeleton while it loads, and then its lines', async () => {
    answer(transcript(TEN))
    showPanel()
    expect(screen.getByRole('status').textContent).toBe('Loading the transcript')
    expect(await screen.findByRole('link', { name: 'Line 0 is said.' })).toBeTruthy()
  })

  test('that a video does not have is reported as missing', () => {
    keep(null)
    showPanel()
    expect(screen.getByText('This video has no transcript.')).toBeTruthy()
  })

  test('that does not load is reported, and Retry loads it', async () => {
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
  test('decides in which direction its lines are read', () => {
    keep(transcript(['السعر سؤال.'], 'ar'))
    showPanel()
    expect(line('السعر سؤال.').closest('[dir]')?.getAttribute('dir')).toBe('auto')
  })

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

  test('keeps the lines of the one before until its own are loaded', async () => {
    keep(transcript(TEN))
    answer(new Promise(() => {}))
    const { play } = showPanel()
    play(5, 'es')
    expect(line('Line 0 is said.')).toBeTruthy()
  })
})
