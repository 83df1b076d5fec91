export type Stack = 'AI' | 'Business Core' | 'Marketing' | 'Leadership' | 'Product'

/** A spoken sentence with its Spanish translation. */
export type Line = readonly [en: string, es: string]

type Item = { title: string; note?: string }
type Bar = { label: string; value: number; shown: string; strong?: boolean }
type Row = { label: string; value: string; strong?: boolean }
type Dot = { label: string; x: number; y: number; strong?: boolean }
type Column = { label: string; text: string; note: string }

/**
 * The picture of a slide. `*word*` is set in italics in all texts. Parts appear one after the other with the spoken
 * lines, the first of them with line `from` (0 by default).
 */
export type Picture = { from?: number } & (
  | { kind: 'opening'; text: string }
  | { kind: 'statement'; text: string; note?: string }
  | { kind: 'points'; heading: string; items: readonly Item[] }
  | { kind: 'steps'; heading: string; items: readonly Item[] }
  | { kind: 'compare'; heading: string; columns: readonly [Column, Column] }
  | { kind: 'bars'; heading: string; note?: string; bars: readonly Bar[] }
  | { kind: 'ledger'; heading: string; firstNumber?: number; rows: readonly Row[] }
  | { kind: 'matrix'; heading: string; x: string; y: string; dots: readonly Dot[] }
  | { kind: 'sheet'; heading: string; boxes: readonly Item[] }
)

export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

export type Slide = { lines: readonly Line[]; picture: Picture }
export type Chapter = { title: string; slides: readonly Slide[] }

/** The script of a lecture. `seconds` fixes the length where the narration is shorter. */
export type Lecture = {
  externalKey: string
  title: string
  description: string
  stack: Stack
  seconds?: number
  chapters: readonly Chapter[]
}
