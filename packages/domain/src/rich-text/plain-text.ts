import { visit } from 'unist-util-visit'
import { readMarkdown } from './parse-rich-text.ts'

/** Returns what a rich text says, without marks and addresses: its words, its code and the descriptions of its pictures. */
export function plainText(text: string): string {
  const said: string[] = []
  visit(readMarkdown(text), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') said.push(node.value)
    else if (node.type === 'image' && node.alt) said.push(node.alt)
  })
  return said.join(' ')
}
