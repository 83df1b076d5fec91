import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutWindows } from './cut-windows.ts'

const line = (startSeconds: number, text: string) => ({ startSeconds, endSeconds: startSeconds + 3, text })

test('A window ends with the first sentence that ends after 25 seconds', () => {
  const lines = [
    line(0, 'One.'),
    line(10, 'Two,'),
    line(24, 'and three.'),
    line(26, 'Four'),
    line(30, 'goes on.”'),
    line(33, 'Five.'),
  ]
  expect(cutWindows(lines)).toEqual([
    { startSeconds: 0, text: 'One. Two, and three.', lines: lines.slice(0, 3) },
    { startSeconds: 26, text: 'Four goes on.” Five.', lines: lines.slice(3) },
  ])
})

test('A window of captions without punctuation ends before the line that begins after 45 seconds', () => {
  const lines = Array.from({ length: 30 }, (_, at) => line(at * 4, `words ${at}`))
  const starts = cutWindows(lines).map(({ startSeconds }) => startSeconds)
  expect(starts).toEqual([0, 48, 96])
})

test('A silence of minutes begins a new window', () => {
  expect(cutWindows([line(0, 'Before the exercise'), line(300, 'after it')])).toHaveLength(2)
})

test('A transcript of any shape has each of its lines in one window, and no two windows begin at the same second', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.constantFrom('Yes.', 'and', 'so on', 'why?')),
  )
  fc.assert(
    fc.property(lines, (drawn) => {
      const all = drawn.toSorted(([a], [b]) => a - b).map(([start, text]) => line(start, text))
      const windows = cutWindows(all)
      expect(windows.map(({ text }) => text).join(' ')).toBe(all.map(({ text }) => text).join(' '))
      const starts = windows.map(({ startSeconds }) => startSeconds)
      expect(new Set(starts).size).toBe(starts.length)
      expect(starts.every((start) => all.some(({ startSeconds }) => startSeconds === start))).toBe(true)
    }),
  )
})

test('A transcript without lines has no windows', () => {
  expect(cutWindows([])).toEqual([])
})
