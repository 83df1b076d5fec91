import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { type FontFamily, familiesOf, type TextStyle } from './font-families.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A file of a font, for the characters of one part of a family. */
export interface FontFile {
  /** The name of the file, which no other has. */
  id: string
  family: string
}

const MAX_OPEN_FILES = 60
const require = createRequire(import.meta.url)

// Opened fonts remember their glyphs, so that the next text of the same letters takes a tenth of the time.
const bytesOfFiles = new LRUCache<string, Buffer<ArrayBuffer>>({ max: MAX_OPEN_FILES })
const openFonts = new LRUCache<string, Font>({ max: MAX_OPEN_FILES })

/** Returns the opened font of a file. It is read when it is first needed, and shared. */
export function openFont({ id, family }: FontFile): Font {
  const open = openFonts.get(id)
  if (open) return open
  const font = readFont({ id, family })
  openFonts.set(id, font)
  return font
}

/** Returns a font of a file that nothing was drawn with yet, because a font's glyphs carry what they were first used for. */
export function readFont({ id, family }: FontFile): Font {
  const bytes =
    bytesOfFiles.get(id) ??
    unpackWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${id}.woff`)))
  bytesOfFiles.set(id, bytes)
  // The library is loaded when it is needed, because it takes 25 MB, and documents are drawn rarely.
  const { create }: typeof Fontkit = require('fontkit')
  return create(bytes) as Font
}

/**
 * Returns the files of a style, in the order of its families, whose part of the characters holds a code point. Whether a
 * file has the glyph is for its font to say.
 */
export function filesFor(style: TextStyle, codePoint: number): FontFile[] {
  return familiesOf(style).flatMap(({ name, weight, has }) =>
    partsOf(name)
      .filter(
        ({ part, ranges }) => has(part) && ranges.some(([from, to]) => from <= codePoint && codePoint <= to),
      )
      .map(({ part }) => ({ family: name, id: `${name}-${part.replaceAll(/[[\]]/g, '')}-${weight}-normal` })),
  )
}

interface Part {
  part: string
  ranges: [from: number, to: number][]
}

const familyParts = new Map<FontFamily['name'], Part[]>()

/** Reads which part of a family holds which code points, as the packages tell browsers too. */
function partsOf(family: string): Part[] {
  const known = familyParts.get(family)
  if (known) return known
  const unicode: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  )
  const parts = Object.entries(unicode).map(([part, ranges]) => ({
    part,
    ranges: ranges.split(',').map(toRange),
  }))
  familyParts.set(family, parts)
  return parts
}

function toRange(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
