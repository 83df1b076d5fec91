import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  drawnLines,
  drawPanel,
  field,
  keep,
  line,
  list,
  marked,
  scrollByHand,
  showPanel,
  TEN,
  transcript,
  useTranscriptTests,
} from './transcript-panel.fixture.tsx'

useTranscriptTests()

const user = userEvent.setup()
const count = () => screen.getByRole('status').textContent
const shown = () => document.querySelector('mark[data-shown]')?.closest('a')?.textContent

const CAFE = ['A café.', 'No match', 'CAFE or a.b', 'acb', 'The café']

test('The search of a transcript finds "café" by "cafe", counts it, and marks every place', async () => {
  keep(transcript(CAFE))
  showPanel()
  await user.type(field(), 'cafe')
  expect(count()).toBe('1 of 3')
  expect(marked()).toEqual(['café', 'CAFE', 'café'])
  expect(shown()).toBe('A café.')
})

test('The search of a transcript goes on by Enter and back by Shift and Enter, and round at the ends', async () => {
  keep(transcript(CAFE))
  showPanel()
  await user.type(field(), 'cafe{Enter}')
  expect([count(), shown()]).toEqual(['2 of 3', 'CAFE or a.b'])
  await user.keyboard('{Enter}{Enter}')
  expect(count()).toBe('1 of 3')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect([count(), shown()]).toEqual(['3 of 3', 'The café'])
  expect(document.activeElement).toBe(field())
  await user.click(screen.getByRole('button', { name: 'Previous result' }))
  await user.click(screen.getByRole('button', { name: 'Next result' }))
  expect(count()).toBe('3 of 3')
})

test('The search of a transcript for "a.b" is literal', async () => {
  keep(transcript(CAFE))
  showPanel()
  await user.type(field(), 'a.b')
  expect(count()).toBe('1 of 1')
  expect(marked()).toEqual(['a.b'])
})

test('The search of a transcript says that there are no results, and marks nothing', async () => {
  keep(transcript(CAFE))
  showPanel()
  await user.type(field(), 'tea')
  expect(count()).toBe('No results')
  expect(marked()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Next result' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(count()).toBe('No results')
})

test('The search of a transcript marks what is said over the end of a line, as one place', async () => {
  keep(transcript(['A good price', 'is a question.']))
  showPanel()
  await user.type(field(), 'price is')
  expect(count()).toBe('1 of 1')
  expect(marked()).toEqual(['price', 'is'])
  expect(line('A good price')).toBeTruthy()
})

test('A search shows its place, which playing does not move, and offers the way back to now', async () => {
  keep(transcript(TEN))
  const { play } = showPanel()
  await user.type(field(), 'line 7')
  expect(list().scrollTop).toBe(600)
  play(25)
  expect(list().scrollTop).toBe(600)
  await user.click(screen.getByRole('switch', { name: 'Follow' }))
  await user.click(screen.getByRole('switch', { name: 'Follow' }))
  expect(list().scrollTop).toBe(600)
  await user.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(field().value).toBe('')
  expect(list().scrollTop).toBe(100)
  expect(screen.queryByRole('button', { name: 'Back to now' })).toBeNull()
})

test('Escape ends a search, and the list stands and follows as before', async () => {
  keep(transcript(TEN))
  const { play } = showPanel({ position: 35 })
  expect(list().scrollTop).toBe(200)
  const escapes = vi.fn()
  document.addEventListener('keydown', escapes)
  await user.type(field(), 'line 9')
  expect(list().scrollTop).toBe(800)
  escapes.mockClear()
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
  expect(marked()).toEqual([])
  expect(list().scrollTop).toBe(200)
  // Escape would also cancel what plays next.
  expect(escapes).not.toHaveBeenCalled()
  document.removeEventListener('keydown', escapes)
  play(95)
  expect(list().scrollTop).toBe(800)
})

test('Escape ends a search of a reader who had scrolled, and the list stays where they were', async () => {
  keep(transcript(TEN))
  const { play } = showPanel()
  act(() => scrollByHand(350))
  await user.type(field(), 'line 9')
  await user.keyboard('{Escape}')
  expect(list().scrollTop).toBe(350)
  play(75)
  expect(list().scrollTop).toBe(350)
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy()
})

test('A search goes on in the transcript of another language', async () => {
  keep(transcript(['One price', 'another price']))
  keep(transcript(['Un price', 'otro'], 'es'), 'es')
  const { play } = showPanel()
  await user.type(field(), 'price')
  expect(count()).toBe('1 of 2')
  play(0, 'es')
  expect(count()).toBe('1 of 1')
  expect(field().value).toBe('price')
})

test('A search that goes on in three hours of another language shows its place there at once', async () => {
  const long = (found: number) =>
    Array.from({ length: 3600 }, (_, at) => (at === found ? 'A price' : `Line ${at}`))
  keep(transcript(long(3000)))
  keep(transcript(long(2000), 'es'), 'es')
  const draw = drawPanel({})
  fireEvent.change(field(), { target: { value: 'price' } })
  await waitFor(() => expect(shown()).toBe('A price'))
  draw({ language: 'es' })
  expect(list().scrollTop).toBe(200_000 - 100)
  await drawnLines(3600)
})

test('A click on a line that was found jumps, and the search stays', async () => {
  keep(transcript(TEN))
  const { onJump, play } = showPanel()
  await user.type(field(), 'line 7')
  await user.click(document.querySelector('mark') as HTMLElement)
  expect(onJump.mock.calls).toEqual([[70.5]])
  play(95)
  expect(count()).toBe('1 of 1')
  expect(list().scrollTop).toBe(600)
})

test('Enter and Escape while a word is composed, as in Japanese, do nothing in the search of a transcript', async () => {
  keep(transcript(['価格', '価格']))
  showPanel()
  await user.type(field(), '価格')
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true })
  expect([count(), field().value]).toEqual(['1 of 2', '価格'])
})
