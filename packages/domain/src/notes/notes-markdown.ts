import type { Link, List, ListItem, PhrasingContent, Root, Text } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { timeText } from '../video/time-text.ts'

/** A note as it is exported; `seconds` of the video. */
interface ExportedNote {
  readonly seconds: number
  readonly text: string
}

/** A lesson with its notes; `addressAt` returns the whole address of a moment (seconds), null where none can be opened. */
export interface ExportedLesson {
  readonly title: string
  readonly addressAt: (seconds: number) => string | null
  readonly notes: readonly ExportedNote[]
}

/** Limits the escaping of a sign to text outside of links, because the links hold nothing but times. */
const IN_TEXT = { inConstruct: 'phrasing', notInConstruct: 'link' } as const

/**
 * The signs of GitHub's extensions: bare addresses, strikethrough, footnotes and tables. `mdast-util-gfm` has them too, but
 * would bring its code for writing Markdown into every page with rich text.
 */
const EXTENDED_SIGNS: Options = {
  unsafe: [
    { character: ':', before: '[PpSs]', after: '/', ...IN_TEXT },
    { character: '.', before: '[Ww]', ...IN_TEXT },
    { character: '@', ...IN_TEXT },
    { character: '~', inConstruct: 'phrasing' },
    { character: '[', inConstruct: 'phrasing' },
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
}

/**
 * Returns the notes of a course as Markdown: the title of the course, a heading for each lesson, and each note as an item of
 * a list that begins with its time, which links to the moment. Whatever members wrote is shown as they wrote it: signs that
 * mean something in Markdown are escaped. docs/product/notes.md#export
 */
export function notesAsMarkdown(courseTitle: string, lessons: readonly ExportedLesson[]): string {
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(oneLine(courseTitle))] },
      ...lessons.flatMap(({ title, addressAt, notes }): Root['children'] => [
        { type: 'heading', depth: 2, children: [text(oneLine(title))] },
        listOf(notes.map((note) => itemOf(note, addressAt(note.seconds)))),
      ]),
    ],
  }
  return toMarkdown(root, { extensions: [EXTENDED_SIGNS], bullet: '-' })
}

function listOf(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children }
}

/** Returns a note as a list item; blank lines of its text divide paragraphs. */
function itemOf(note: ExportedNote, address: string | null): ListItem {
  const time = text(timeText(note.seconds))
  const stamp: Text | Link = address === null ? time : { type: 'link', url: address, children: [time] }
  const [first = [], ...others] = note.text.split(/\n(?:[\t ]*\n)+/).map(linesOf)
  const paragraphs = [[stamp, text(' '), ...first], ...others]
  const children = paragraphs.map((content) => ({ type: 'paragraph' as const, children: content }))
  return { type: 'listItem', spread: others.length > 0, children }
}

function linesOf(paragraph: string): PhrasingContent[] {
  return paragraph
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [text(line)] : [{ type: 'break' as const }, text(line)]))
}

const text = (value: string): Text => ({ type: 'text', value })

const oneLine = (title: string): string => title.replaceAll(/\s+/g, ' ').trim()
