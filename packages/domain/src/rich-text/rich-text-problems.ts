import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { safeHref, safePicture } from '../links/safe-href.ts'
import { readMarkdown } from './parse-rich-text.ts'
import { boundExceeded } from './rich-text-bounds.ts'

/** Returns what an author has to change in a rich text, because it would not be shown; empty when all of it is. */
export function richTextProblems(text: string): string[] {
  const exceeded = boundExceeded(text)
  if (exceeded !== null) return [`expected a text without ${exceeded}`]
  const problems = new Set<string>()
  visit(readMarkdown(text), (node) => {
    const problem = problemOf(node)
    if (problem) problems.add(problem)
  })
  return [...problems]
}

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
