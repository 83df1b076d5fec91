import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { RESOURCE_TYPE_NAMES } from '@section/domain/resources/resource-types.ts'
import type { StoredBlock, StoredResource } from '../../resource-store.ts'
import { itemTarget } from '../../resource-result.ts'
import { GRAY, PAGE, PdfPage } from './pdf-page.ts'
import { PdfText } from './pdf-text.ts'
import { addressOf, writeRichText } from './write-rich-text.ts'

/** The school whose name and address stand in the file. */
export interface Publisher {
  name: string
  /** The address of the product, without a slash at its end. */
  site: string
}

const MAX_DRAWN = 50

/** Draws the files of resources, and keeps those that were drawn last. */
export class ResourcePdfs {
  readonly #drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_DRAWN })

  /** Returns the PDF of a resource's blocks; the same blocks are drawn once. */
  of(resource: StoredResource, publisher: Publisher): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([resource, publisher]))
      .digest('base64url')
    const drawn = this.#drawn.get(key) ?? drawResource(resource, publisher)
    this.#drawn.set(key, drawn)
    return drawn
  }
}

async function drawResource(resource: StoredResource, { name, site }: Publisher): Promise<Buffer> {
  // The library is imported when it is needed, because it takes memory, and files are drawn rarely.
  const { default: PdfDocument } = await import('pdfkit')
  const { title, subtitle, type, modifiedAt, slug } = resource
  const pdf = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    font: '',
    lang: 'en',
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Subject: subtitle, Author: name, Creator: name, CreationDate: modifiedAt },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const page = new PdfPage(pdf)
  page.paragraph([{ text: `${name} · ${RESOURCE_TYPE_NAMES[type]}`, style: 'strong' }], {
    size: 9,
    color: GRAY,
  })
  page.heading([{ text: title, style: 'display' }], 24)
  page.paragraph([{ text: subtitle, style: 'text' }], { size: 12, color: GRAY, after: 12 })
  page.rule()
  page.space(12)
  for (const item of resource.items) writeItem(page, item, site)
  writeFooters(pdf, `${site}${pathTo('resource', { slug })}`)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Pictures and videos are named, and links lead where they lead on the page. */
function writeItem(page: PdfPage, item: StoredBlock, site: string): void {
  if (item.type === 'RICH_TEXT_HTML') return writeRichText(page, item.content, site)
  if (item.type === 'IMAGE') return writeNote(page, `Picture: ${item.content}`)
  if (item.type === 'EMBED') return writeNote(page, `Video: ${item.content}`, item.url ?? undefined)
  const target = itemTarget(item)
  if (target) writeNote(page, item.content || target.title, addressOf(target.href, site))
}

const writeNote = (page: PdfPage, text: string, href?: string) =>
  page.paragraph([{ text, style: 'text', href }], { color: GRAY })

/** Writes where the text comes from, and the number of the page, at the end of each. */
function writeFooters(pdf: PDFKit.PDFDocument, address: string): void {
  const text = new PdfText(pdf)
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    // Below the margin, the library would begin another page.
    pdf.page.margins.bottom = 0
    pdf.y = PAGE.height - PAGE.margin / 2 - 8
    const place = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin, size: 8, color: GRAY }
    text.write([{ text: `${at + 1} of ${count} · ${address}`, style: 'text' }], place)
  }
}
