import type { TextStyle } from '../../../../server/fonts/font-families.ts'
import { readMarkdown } from '@section/domain/rich-text/parse-rich-text.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { GRAY, type PdfPage } from './pdf-page.ts'
import type { TextPiece } from './pdf-text.ts'

type RootContent = ReturnType<typeof readMarkdown>['children'][number]
type List = Extract<RootContent, { type: 'list' }>
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]

const HEADING_SIZES = [20, 16, 13, 11.5]

/** Writes a rich text into a document; `site` is the address of the product, to which paths lead. */
export function writeRichText(page: PdfPage, text: string, site: string): void {
  for (const node of readMarkdown(text).children) writeBlock(page, node, { site, indent: 0 })
}

interface Place {
  site: string
  indent: number
}

function writeBlock(page: PdfPage, node: RootContent, place: Place): void {
  switch (node.type) {
    case 'heading':
      page.heading(piecesOf(node.children, place.site, 'display'), HEADING_SIZES[node.depth - 1] ?? 11)
      return
    case 'paragraph':
      page.paragraph(piecesOf(node.children, place.site), { indent: place.indent })
      return
    case 'list':
      writeList(page, node, place)
      return
    case 'blockquote':
      for (const child of node.children) writeBlock(page, child, { ...place, indent: place.indent + 18 })
      return
    case 'code':
      page.code(node.value.split('\n'))
      return
    case 'table':
      page.table(
        node.children.map((row) =>
          row.children.map((cell) =>
            piecesOf(cell.children, place.site)
              .map(({ text }) => text)
              .join(''),
          ),
        ),
      )
      page.space(2)
      return
    case 'thematicBreak':
      page.rule()
      page.space(8)
      return
    default:
  }
}

function writeList(page: PdfPage, { children, ordered, start }: List, { site, indent }: Place): void {
  for (const [at, item] of children.entries()) {
    const [first, ...others] = item.children
    const mark = ordered ? `${(start ?? 1) + at}.` : '•'
    page.item(mark, first?.type === 'paragraph' ? piecesOf(first.children, site) : [], indent)
    const rest = first?.type === 'paragraph' ? others : item.children
    for (const child of rest) writeBlock(page, child, { site, indent: indent + 20 })
  }
  page.space(5)
}

function piecesOf(
  nodes: readonly PhrasingContent[],
  site: string,
  style: TextStyle = 'text',
  href?: string,
): TextPiece[] {
  return nodes.flatMap((node): TextPiece[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ text: node.value.replaceAll(/\s+/g, ' '), style, href }]
      case 'break':
        return [{ text: ' ', style }]
      case 'image':
        return [{ text: node.alt ?? '', style, color: GRAY }]
      case 'strong':
        return piecesOf(node.children, site, style === 'text' ? 'strong' : style, href)
      case 'link':
        return piecesOf(node.children, site, style, addressOf(node.url, site))
      case 'emphasis':
      case 'delete':
        return piecesOf(node.children, site, style, href)
      default:
        return []
    }
  })
}

/** Returns the whole address of a link; undefined for one that leads to an anchor of the page or is not safe. */
export function addressOf(url: string, site: string): string | undefined {
  if (url.startsWith('#')) return undefined
  const link = safeHref(url)
  return link?.href.replace(/^\//, () => `${site}/`)
}
