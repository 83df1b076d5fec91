import type { Nodes } from 'hast'
import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'
import { richTextProblems } from './rich-text-problems.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

test('A rich text that is four times as long takes at most ten times as long to parse', () => {
  const section =
    '### Week one\n\nWrite the **brief**; see [the guide](https://a.example/guide).\n\n- a\n- b\n\n'
  const timeOf = (length: number) => {
    const text = section.repeat(300).slice(0, length)
    // The shortest of several times has the fewest collections of garbage in it.
    const times = Array.from({ length: 8 }, () => processorTimeOf(() => parseRichText(text)))
    return Math.min(...times)
  }
  timeOf(20_000)
  expect(timeOf(20_000) / timeOf(5000)).toBeLessThan(10)
})

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['spaced quotes', '> '.repeat(10_000)],
  ['numbered lists', '1. '.repeat(6600)],
  ['bullets', '- '.repeat(10_000)],
  ['emphasis', '_a*'.repeat(6600)],
  ['table cells', `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${`${'|a'.repeat(300)}\n`.repeat(31)}`],
  ['length', 'a'.repeat(20_001)],
])(
  'A rich text beyond the limit of %s becomes one plain paragraph and is reported as a problem of the content',
  (_, text) => {
    const { children } = parseRichText(text)
    expect(children).toEqual([
      expect.objectContaining({ tagName: 'p', children: [expect.objectContaining({ type: 'text' })] }),
    ])
    expect(richTextProblems(text)).toEqual([expect.stringMatching(/^expected a text without /)])
  },
)

test.each([
  ['indented lists', Array.from({ length: 190 }, (_, level) => `${' '.repeat(level)}- a`).join('\n')],
  ['open brackets', '['.repeat(20_000)],
  ['open links', '[a]('.repeat(5000)],
  ['open tags', '<a '.repeat(6600)],
  ['backticks', Array.from({ length: 195 }, (_, length) => '`'.repeat(length)).join(' ')],
  ['definitions', '[a]: b\n'.repeat(2800)],
])('A rich text with many %s is parsed within two seconds and without an error', (_, text) => {
  const time = processorTimeOf(() => expect(depth(parseRichText(text))).toBeLessThan(400))
  expect(time).toBeLessThan(2000)
})

const depth = (node: Nodes): number =>
  1 + ('children' in node ? Math.max(0, ...node.children.map((child) => depth(child))) : 0)
