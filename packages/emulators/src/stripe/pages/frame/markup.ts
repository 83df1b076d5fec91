import { escapeHtml } from '../../../html.ts'

/** A piece of HTML. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Markup | string | number | false | null | undefined | readonly Piece[]

/** Writes HTML: what is filled in is escaped, except for HTML and lists of it; nothing is written for false and null. */
export const markup = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.map((text, index) => text + written(pieces[index])).join(''))

function written(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(written).join('')
  return escapeHtml(String(piece))
}
