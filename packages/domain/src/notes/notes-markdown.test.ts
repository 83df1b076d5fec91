import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { noteForm } from './note.ts'
import { notesAsMarkdown } from './notes-markdown.ts'

const addressAt = (seconds: number) => `https://demo.school/lesson?seek=${seconds}`
const lesson = (title: string, ...notes: { seconds: number; text: string }[]) => ({ title, addressAt, notes })

test('The export of a course’s notes has its title, a heading for each lesson, and each note with a link to its moment', () => {
  const lessons = [
    lesson(
      'One number',
      { seconds: 83.4, text: 'A price is a promise.' },
      { seconds: 90, text: 'Two\nlines' },
    ),
    lesson('Two numbers', { seconds: 3725, text: 'First\n\nSecond' }),
  ]
  expect(notesAsMarkdown('Pricing with Confidence', lessons)).toBe(`# Pricing with Confidence

## One number

- [01:23](https://demo.school/lesson?seek=83.4) A price is a promise.
- [01:30](https://demo.school/lesson?seek=90) Two\\
  lines

## Two numbers

- [1:02:05](https://demo.school/lesson?seek=3725) First

  Second
`)
})

test('A note of a lesson that cannot be opened is exported with its time and without a link', () => {
  const closed = { title: 'Gone', addressAt: () => null, notes: [{ seconds: 5, text: 'Still mine' }] }
  expect(notesAsMarkdown('A course', [closed])).toContain('- 00:05 Still mine')
})

/** Returns the text of a parsed document, with its line breaks. */
function plainText(node: Nodes): string {
  if (node.type === 'break') return '\n'
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join(node.type === 'listItem' ? '\n\n' : '') : ''
}

/** Returns all nodes of a parsed document. */
const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
]

const PLAIN = ['root', 'heading', 'text', 'list', 'listItem', 'paragraph', 'link', 'break']

/** Parses Markdown as the grammar has it; the package would also make links of bare addresses that are escaped. */
function parse(markdown: string) {
  const mdastExtensions = gfmFromMarkdown().map(({ transforms: _transforms, ...rest }) => rest)
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions })
}

/** Returns what a reader of the exported Markdown sees of the text of the only note. */
function seen(written: string): string {
  const markdown = notesAsMarkdown('A *course*', [lesson('# A _lesson_', { seconds: 5, text: written })])
  const root = parse(markdown)
  const nodes = nodesOf(root)
  expect(nodes.map(({ type }) => type).filter((type) => !PLAIN.includes(type))).toEqual([])
  expect(nodes.filter((node) => node.type === 'link')).toHaveLength(1)
  const [course, heading, list, ...more] = root.children
  expect(more).toEqual([])
  expect([course, heading].map((node) => node && plainText(node))).toEqual(['A *course*', '# A _lesson_'])
  return list ? plainText(list).replace(/^00:05 /, '') : ''
}

test.each([
  '# no heading',
  '- no list\n- really\n1. no',
  '*not* _emphasis_ ~~nor~~ **this**',
  '`no code` and ```none```',
  '```\nno block\n```',
  '[no link](https://evil.example) and ![no picture](https://evil.example/a.png)',
  'https://evil.example and www.evil.example and <https://evil.example> and a@evil.example',
  '<script>alert(1)</script> &amp; &lt;',
  '> no quote\n---\n***\n===',
  '| no | table |\n| --- | --- |\n| a | b |',
  '[^1] [ ] [x] a\\*b \\\\',
  '[ ] no task',
  '    no code block',
])('Markdown in a note stays text: %j', (written) => {
  const { data } = noteForm.safeParse({ text: written })
  expect(seen(data?.text ?? '')).toBe(data?.text)
})

test('Whatever a member writes is read as they wrote it, in 500 generated texts', () => {
  const sign = fc.constantFrom(
    ...'#*_~`[]()<>!|\\&-+=.1:;@/ \n\tax"\'$^{}',
    'http://',
    'www.',
    '&amp;',
    '](',
    '---',
  )
  const texts = fc.array(sign, { minLength: 1, maxLength: 40 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(texts, (written) => {
      const { data } = noteForm.safeParse({ text: written })
      // Several blank lines divide paragraphs as one does.
      if (data) expect(seen(data.text)).toBe(data.text.replaceAll(/\n(?:[\t ]*\n)+/g, '\n\n'))
    }),
    { numRuns: 500 },
  )
})
