import { expect, test } from 'vitest'
import { ATTACKS } from '@section/domain/rich-text/attacks.fixture.ts'
import { parseRichText } from '@section/domain/rich-text/parse-rich-text.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { withoutPlaceholders } from './placeholders.ts'

test('HTML of a document becomes headings, lists, tables, links, pictures and code in Markdown', () => {
  const html = `<h2>Week <b>one</b></h2><p>Ask <i>ten</i> people.<br>Then <a href="https://a.example/x">stop</a>.</p>
    <ul><li>one</li><li>two</li></ul><ol start="3"><li>three</li></ol>
    <table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>
    <pre><code>let x = "&lt;b&gt;"</code></pre><blockquote><p>quoted</p></blockquote><img src="/art/x.svg" alt="A map">`
  expect(htmlToMarkdown(html)).toBe(
    `## Week **one**

Ask *ten* people.\\
Then [stop](https://a.example/x).

- one
- two

3. three

| a      |
| ------ |
| 1 \\| 2 |

\`\`\`
let x = "<b>"
\`\`\`

> quoted

![A map](/art/x.svg)`,
  )
})

test('HTML keeps what was typed as text, also where it looks like Markdown or HTML', () => {
  expect(htmlToMarkdown('<p>2 * 3 * 4, &lt;script&gt; and [x](y)</p>')).toBe(
    '2 \\* 3 \\* 4, \\<script> and \\[x]\\(y)',
  )
})

test('Paragraphs of HTML that show nothing are left out', () => {
  const empty =
    '<p></p><p>&nbsp;</p><p><br></p><p> <strong> </strong>&#160;</p><p><a href="javascript:x"></a></p>'
  expect(htmlToMarkdown(`${empty}<p>One</p>${empty}<p>Two</p>${empty}`)).toBe('One\n\nTwo')
  expect(htmlToMarkdown(empty)).toBe('')
})

test.each(ATTACKS)('HTML holds nothing that runs once it is Markdown: %s', (attack) => {
  for (const html of [
    attack,
    `<p>Before ${attack} after</p>`,
    `<table><tr><td>${attack}</td></tr></table>`,
  ]) {
    const markdown = htmlToMarkdown(html)
    const shown = JSON.stringify(parseRichText(markdown))
    expect(shown).not.toMatch(
      /"tagName":"(?:script|style|iframe|svg|math|object|embed|form|input|button|base|meta|link)"/,
    )
    expect(shown).not.toMatch(/"properties":\{[^}]*"on[a-z]+"/i)
    expect(shown).not.toMatch(/"(?:href|src)":"(?:\s*(?:javascript|vbscript|data|blob|file|intent))/i)
  }
})

test.each([
  ['One\n\n&nbsp;\n\nTwo', 'One\n\n\n\nTwo'],
  ['<p></p>\nOne\n<p>&nbsp;</p>\n<p><br></p>\n\u00a0', 'One'],
  ['One\n\n<p>text</p>', 'One\n\n<p>text</p>'],
  ['```\n&nbsp;\n```\n\n&nbsp;', '```\n&nbsp;\n```'],
  ['~~~\n```\n<br>\n~~~\n<br>\nOne', '~~~\n```\n<br>\n~~~\n\nOne'],
  ['&nbsp;\n<br />\n', ''],
])('Lines of Markdown that show nothing are left out, except in code: %j', (text, expected) => {
  expect(withoutPlaceholders(text)).toBe(expected)
})
