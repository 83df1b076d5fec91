import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { sanitizeRichText } from '@section/domain/rich-text/parse-rich-text.ts'

type Root = ReturnType<typeof sanitizeRichText>
type RootChild = Root['children'][number]
type Element = Extract<RootChild, { type: 'element' }>
type ElementContent = Element['children'][number]

/** The elements that editors write for those of rich text. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' }

/**
 * Returns the rich text of a document in HTML, in Markdown. Scripts, handlers, frames, styles and addresses that rich text
 * does not have are left out, and so are paragraphs that show nothing.
 */
export function htmlToMarkdown(html: string): string {
  const tree = sanitizeRichText(renamed(fromHtml(html, { fragment: true })))
  const text = toMdast(withoutEmpty(tree))
  return toMarkdown(text, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' }).trim()
}

/** Returns the tree with the elements of rich text in place of others that mean the same. */
function renamed<Node extends Root | RootChild>(node: Node): Node {
  if (!('children' in node)) return node
  const children = node.children.map((child) => renamed(child))
  const tagName = node.type === 'element' ? (SAME[node.tagName] ?? node.tagName) : undefined
  return { ...node, children, ...(tagName && { tagName }) }
}

/** Returns the tree without paragraphs that show nothing, and with the texts of links that lead nowhere in their place. */
function withoutEmpty(root: Root): Root {
  return { ...root, children: root.children.flatMap((child) => (isPart(child) ? shown(child) : [])) }
}

function shown(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : []
  const children = node.children.flatMap(shown)
  if (node.tagName === 'p' && !children.some(isSeen)) return []
  if (node.tagName === 'a' && !node.properties['href']) return children
  if (node.tagName === 'img' && !node.properties['src']) return []
  return [{ ...node, children }]
}

const isPart = (node: RootChild): node is ElementContent => node.type !== 'doctype'

/** Returns whether a part of a paragraph shows more than white space, of which the no-break space is a kind. */
function isSeen(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'element' && (isPicture(node) || node.children.some(isSeen))
}

const isPicture = ({ tagName }: Element) => tagName === 'img'
