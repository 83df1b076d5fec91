import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { safeHref, safePicture } from '../links/safe-href.ts'
import { readMarkdown } from './parse-rich-text.ts'
import { boundExceeded } from './rich-text-bounds.ts'

/**
 * Returns what an author has to change in a rich text, because it would not be shown; empty when all of it is. With
 * `anchors` its links may also lead to anchors of the page that shows it, such as `#week-one`.
 */
export function richTextProblems(text: string, { anchors = false } = {}): string[] {
  const exceeded = boundExceeded(text)
  if (exceeded !== null) return [`expected a text without ${exceeded}`]
  const problems = new Set<string>()
  visit(readMarkdown(text), (node) => {
    if (anchors && node.type === 'link' && ANCHOR_LINK.test(node.url)) return
    const problem = problemOf(node)
    if (problem) problems.add(problem)
  })
  return [...problems]
}

/** Returns the names of the anchors to which links of a rich text lead, each once. */
export function linkedAnchors(text: string): string[] {
  const names = new Set<string>()
  visit(readMarkdown(text), 'link', ({ url }) => {
    if (ANCHOR_LINK.test(url)) names.add(url.slice(1))
  })
  return [...names]
}

const ANCHOR_LINK = /^#[a-z0-9-]+$/

function problemOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return 'expected Markdown without HTML'
    case 'link':
    case 'definition':
      return isLink(node.url)
        ? null
        : `expected a path or an address that begins with https://, not ${node.url}`
    case 'image':
      if (safePicture(node.url) === null || /^\s*\/\//.test(node.url))
        return `expected a picture at a path or at an address that begins with https://, not ${node.url}`
      return node.alt ? null : 'expected a description of the picture between the brackets'
    case 'imageReference':
      return 'expected a picture written as ![description](address)'
    case 'footnoteDefinition':
    case 'footnoteReference':
      return 'expected no footnotes'
    default:
      return null
  }
}

function isLink(url: string): boolean {
  const link = safeHref(url)
  return link !== null && (/^\/(?![/\\])/.test(url) || /^(?:https|mailto):/i.test(url))
}
