export interface SvgInspection {
  elements: Set<string>
  attributes: Set<string>
  /** The values of all attributes and texts. */
  values: string[]
}

/**
 * Parses a drawing strictly as XML (elements, double-quoted attributes, text; no comment, no
 * processing instruction, no doctype, no CDATA) and throws an Error at the first thing that is not well-formed.
 */
export function inspectSvg(text: string): SvgInspection {
  const seen: SvgInspection = { elements: new Set(), attributes: new Set(), values: [] }
  const open: string[] = []
  let rest = text
  while (rest !== '') {
    const tag = /^<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<]*")*)(\/?)>/.exec(rest)
    const piece = tag?.[0] ?? /^[^<]+/.exec(rest)?.[0]
    if (piece === undefined) throw new Error(`Not well-formed at: ${rest.slice(0, 60)}`)
    if (tag) readTag(tag, open, seen)
    else if (open.length === 0) throw new Error(`Text outside the drawing: ${piece}`)
    else seen.values.push(checkedText(piece))
    rest = rest.slice(piece.length)
    if (open.length === 0 && rest !== '') throw new Error(`More than one root: ${rest.slice(0, 60)}`)
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(' ')}`)
  return seen
}

function readTag(tag: RegExpExecArray, open: string[], seen: SvgInspection): void {
  const [, closing, name = '', attributes = '', empty] = tag
  if (closing) {
    if (attributes || empty || open.pop() !== name) throw new Error(`Wrong end: ${tag[0]}`)
    return
  }
  seen.elements.add(name)
  const names = new Set<string>()
  for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([A-Za-z:-]+)="([^"]*)"/g)) {
    if (names.has(attribute)) throw new Error(`Twice in one tag: ${attribute}`)
    names.add(attribute)
    seen.attributes.add(attribute)
    seen.values.push(checkedText(value))
  }
  if (!empty) open.push(name)
}

function checkedText(value: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) throw new Error(`Bare ampersand: ${value}`)
  if (!value.isWellFormed() || /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(value)) {
    throw new Error('A character that XML forbids')
  }
  return value
}
