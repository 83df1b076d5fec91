import type { Nodes } from 'hast'
import { parseRichText } from './parse-rich-text.ts'

/** Returns whether a rich text shows anything: not the placeholders `&nbsp;` or an empty paragraph alone. */
export const isTextVisible = (text: string): boolean => isVisible(parseRichText(text))

function isVisible(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'element' && ['img', 'hr'].includes(node.tagName)) return true
  return 'children' in node && node.children.some(isVisible)
}

/** Returns the words of the first heading of a rich text; null without one. */
export function firstHeading(text: string): string | null {
  const heading = parseRichText(text).children.find(
    (node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  )
  return (heading && wordsOf(heading).trim()) || null
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
