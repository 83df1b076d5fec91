import fc from 'fast-check'
import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { ATTACKS } from './attacks.fixture.ts'
import { parseRichText } from './parse-rich-text.ts'
import { richTextProblems } from './rich-text-problems.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 strong em del br hr a img ul ol li blockquote code pre table thead tbody tr th td'.split(
    ' ',
  ),
)
const PROPERTIES = new Set(['href', 'title', 'src', 'alt', 'start', 'align'])

/** Returns the nodes and properties that a tree must not have, by lists that are independent of the parser's. */
function harmIn(tree: Nodes): string[] {
  const harm: string[] = []
  visit(tree, (node) => {
    if (node.type === 'element') harm.push(...harmOf(node))
    else if (node.type !== 'root' && node.type !== 'text') harm.push(node.type)
  })
  return harm
}

function harmOf({ tagName, properties }: Element): string[] {
  const names = Object.entries(properties).filter(([, value]) => value !== undefined)
  return [
    ...(TAGS.has(tagName) ? [] : [tagName]),
    ...names.flatMap(([name]) => (PROPERTIES.has(name) ? [] : [`${tagName} ${name}`])),
    ...['href', 'src'].flatMap((name) => {
      const value = properties[name]
      if (typeof value !== 'string') return []
      // An invalid address is harmless, because a browser does not follow it.
      const protocol = URL.parse(value, 'https://app.invalid')?.protocol ?? 'https:'
      return ['https:', 'http:', 'mailto:'].includes(protocol) ? [] : [`${name} ${value}`]
    }),
  ]
}

describe('Parsed rich text', () => {
  test.each(ATTACKS)('holds nothing that runs or leads elsewhere: %s', (attack) => {
    expect(harmIn(parseRichText(attack))).toEqual([])
    expect(harmIn(parseRichText(`Before\n\n${attack}\n\nafter **${attack}**`))).toEqual([])
  })

  test('holds nothing but the allowed elements whatever the text is', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '\n\n',
        '> ',
        '- ',
        '1. ',
        '`',
        '**',
        '](',
        '![',
        '<',
        '|',
        '---|---\n',
        '&#',
        ':',
        '\\',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(harmIn(parseRichText(pieces.join('')))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('shows headings, lists, quotes, code, tables, pictures and links', () => {
    const text =
      '## Heading\n\n1. one\n2. two\n\n> quote\n\n```js\ncode()\n```\n\n| a | b |\n| :- | -: |\n| 1 | 2 |\n\n![A map](/art/map.svg) [out](https://a.example) [in](/courses) ~~old~~ **new** *and*'
    const tags = new Set<string>()
    visit(parseRichText(text), 'element', ({ tagName }) => void tags.add(tagName))
    for (const tag of [
      'h2',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'table',
      'th',
      'td',
      'img',
      'a',
      'del',
      'strong',
      'em',
    ])
      expect(tags).toContain(tag)
    expect(richTextProblems(text)).toEqual([])
  })

  test('parses deeply nested and long texts within four seconds', () => {
    const time = processorTimeOf(() => {
      for (const text of [
        '> '.repeat(2000),
        '['.repeat(10_000),
        '*'.repeat(20_000),
        'a **b** `c` '.repeat(1666),
      ])
        expect(harmIn(parseRichText(text))).toEqual([])
    })
    expect(time).toBeLessThan(4000)
  })
})
