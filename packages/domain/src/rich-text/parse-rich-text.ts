import type { Nodes, Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import type { Root as MarkdownRoot } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { boundExceeded } from './rich-text-bounds.ts'

/** The elements of rich text. HTML in the text is no element: it is never shown. */
const SCHEMA: Schema = {
  tagNames:
    'p h1 h2 h3 h4 h5 h6 strong em del br hr a img ul ol li blockquote code pre table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['https', 'http', 'mailto'], src: ['https'] },
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}

/**
 * Returns the tree of a text in Markdown, with the tables and lists of GitHub's. A text that is too large or too deep to be
 * parsed is one plain paragraph, so that no text throws.
 */
export function readMarkdown(text: string): MarkdownRoot {
  if (boundExceeded(text) !== null)
    return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] }
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

/**
 * Returns the elements of a rich text. Whatever the text is, the result holds nothing but harmless elements and
 * addresses: no HTML of the text, no script, no style. What authors write is checked by the same rules
 * (`richTextProblems`). docs/product/rich-text.md#elements, SECURITY.md#script-injection
 */
export function parseRichText(text: string): Root {
  return sanitizeRichText(toHast(readMarkdown(text)))
}

/** Returns what of a tree is rich text: its harmless elements and addresses, and the text of all others. */
export function sanitizeRichText(untrusted: Nodes): Root {
  const tree = sanitize(untrusted, SCHEMA)
  return tree.type === 'root' ? tree : { type: 'root', children: tree.type === 'doctype' ? [] : [tree] }
}
