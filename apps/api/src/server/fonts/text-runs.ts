import bidiFactory from 'bidi-js'
import { LRUCache } from 'lru-cache'
import type { TextStyle } from './font-families.ts'
import { filesFor, type FontFile, openFont } from './font-files.ts'

/** A piece of text in one font and one direction. */
export interface TextRun {
  text: string
  file: FontFile
  isRightToLeft: boolean
}

/** A part of a text that is never divided, such as a letter with its accents, with its font and its bidirectional level. */
export interface Cluster {
  text: string
  /** The sign that is drawn for it: a bracket that points the other way in text from right to left, otherwise the same. */
  drawn: string
  file: FontFile
  level: number
}

// The package exports the function itself, which its types call the default of a module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Zero-width joiners shape the letters around them; every other invisible character is left out. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const JOINERS = /[\u200c\u200d]/g

/** Returns a text as it is drawn: composed, with plain spaces, and without what is invisible. */
export function drawnText(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
}

/** Divides a drawn text into its clusters; the file is undefined where no font has all letters of the cluster. */
export function findClusters(
  text: string,
  style: TextStyle,
): (Omit<Cluster, 'file'> & { file: FontFile | undefined })[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  let file: FontFile | undefined
  return Array.from(graphemes.segment(text), ({ segment, index }) => {
    const drawn = mirrored.get(index) ?? segment
    file = findFont(drawn, style, file)
    return { text: segment, drawn, file, level: levels[index] ?? 0 }
  })
}

/** Returns the runs of a line of clusters, from left to right. */
export function toRuns(line: readonly Cluster[]): TextRun[] {
  const runs: (TextRun & { level: number })[] = []
  for (const { drawn, file, level } of line) {
    const last = runs.at(-1)
    if (last?.file.id === file.id && last.level === level) last.text += drawn
    else runs.push({ text: drawn, file, level, isRightToLeft: level % 2 === 1 })
  }
  return inVisualOrder(runs).map(({ text, file, isRightToLeft }) => ({ text, file, isRightToLeft }))
}

/** Reverses the runs of each level from the highest to the lowest odd one, as rule L2 of Unicode's algorithm does. */
function inVisualOrder<Run extends { level: number }>(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = highest; level > 0; level -= 1) {
    const turned: Run[] = []
    let group: Run[] = []
    for (const run of ordered) {
      if (run.level >= level) group.unshift(run)
      else {
        turned.push(...group, run)
        group = []
      }
    }
    ordered = [...turned, ...group]
  }
  return ordered
}

/** Returns the first font that has all letters of a cluster; a space stays in the font of the text before it. */
function findFont(cluster: string, style: TextStyle, before: FontFile | undefined): FontFile | undefined {
  const [first, ...others] = Array.from(
    cluster.replaceAll(JOINERS, ''),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  if (first === undefined || (first === SPACE && before && hasAll(before, [first]))) return before
  const key = `${style} ${cluster}`
  const known = foundFonts.get(key)
  if (known) return known.file
  const file = filesFor(style, first).find((candidate) => hasAll(candidate, [first, ...others]))
  foundFonts.set(key, { file })
  return file
}

const SPACE = 32

// The same letters come again and again, and the ranges of all families are long.
const foundFonts = new LRUCache<string, { file: FontFile | undefined }>({ max: 5000 })

function hasAll(file: FontFile, codePoints: readonly number[]): boolean {
  const font = openFont(file)
  return codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint))
}
