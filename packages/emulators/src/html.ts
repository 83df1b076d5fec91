import { createHash } from 'node:crypto'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or a quoted attribute of HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Renders a page in English. `style` is CSS, and `body` HTML. */
export const htmlPage = (title: string, style: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** Returns how a content security policy names an inline style or script. */
export const sourceHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`
