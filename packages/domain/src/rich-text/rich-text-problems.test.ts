import { expect, test } from 'vitest'
import { linkedAnchors, richTextProblems } from './rich-text-problems.ts'

test.each([
  ['<b>bold</b>', 'expected Markdown without HTML'],
  ['[x](javascript:alert)', 'expected a path or an address that begins with https://, not javascript:alert'],
  ['[x](http://a.example)', 'expected a path or an address that begins with https://, not http://a.example'],
  ['[x](//a.example)', 'expected a path or an address that begins with https://, not //a.example'],
  ['[x](courses)', 'expected a path or an address that begins with https://, not courses'],
  [
    '![x](http://a.example/x.png)',
    'expected a picture at a path or at an address that begins with https://, not http://a.example/x.png',
  ],
  ['![](https://a.example/x.png)', 'expected a description of the picture between the brackets'],
  ['![x][1]\n\n[1]: https://a.example/x.png', 'expected a picture written as ![description](address)'],
  ['x[^1]\n\n[^1]: note', 'expected no footnotes'],
])('The rich text %j is reported with what its author is expected to write', (text, problem) => {
  expect(richTextProblems(text)).toContain(problem)
})

test('A link to an anchor of the page is a problem only of rich texts whose page has no anchors', () => {
  const text = '[Week one](#week-one) and [again](#week-one), then [the end](#end)'
  expect(richTextProblems(text)).toContain(
    'expected a path or an address that begins with https://, not #week-one',
  )
  expect(richTextProblems(text, { anchors: true })).toEqual([])
  expect(linkedAnchors(text)).toEqual(['week-one', 'end'])
})

test.each(['[x](#)', '[x](# a)', '[x](#a"b)', '[x](#javascript:x)'])(
  'The link %s is no link to an anchor',
  (text) => {
    expect(linkedAnchors(text)).toEqual([])
  },
)
