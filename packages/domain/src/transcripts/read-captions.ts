import webvtt, { type CueNode } from 'webvtt-parser'
import entities from 'webvtt-parser/html-entities.json' with { type: 'json' }
import type { TranscriptLine } from './transcript-line.ts'

/** A part of a caption file that could not be read. */
export interface CaptionProblem {
  /** The line of the file, from 1. */
  line: number
  message: string
}

/** The messages of the parser about a file or a cue that it leaves out; with any other message the cue is read. */
const LOST = [
  'No valid signature. (File needs to start with "WEBVTT".)',
  'No timestamp found.',
  'Timestamp must start with a character in the range 0-9.',
  'No time unit separator found.',
  'Must be exactly two digits.',
  'No seconds found or minutes is greater than 59.',
  'No decimal separator (".") found.',
  'Milliseconds must be given in three digits.',
  'You cannot have more than 59 minutes.',
  'You cannot have more than 59 seconds.',
  'No valid timestamp separator found.',
]

const parser = new webvtt.WebVTTParser(entities)

/**
 * Returns the lines of a caption file (WebVTT) in the order in which they are said, without markup and without cues that say
 * nothing; and the problems by which a part of it would be lost. docs/product/transcripts.md#caption-files
 */
export function readCaptions(file: string): { lines: TranscriptLine[]; problems: CaptionProblem[] } {
  const { cues, errors } = parser.parse(file.replaceAll(NUMBERED, decodeNumber))
  const problems = errors.filter(({ message }) => LOST.includes(message))
  const lines = cues.flatMap(({ startTime, endTime, tree }) => {
    const text = textOf(tree).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    return text === '' ? [] : [{ startSeconds: startTime, endSeconds: Math.max(startTime, endTime), text }]
  })
  return { lines, problems: problems.length > 0 ? withoutMoments(problems, file) : [] }
}

/**
 * Leaves out the problems of moments within a text, such as `<00:12.5>`. The parser words them like those of the times of a
 * cue, but no text is lost by them.
 */
function withoutMoments(problems: readonly CaptionProblem[], file: string): CaptionProblem[] {
  const rows = file.split(/\r\n|\r|\n/)
  return problems
    .filter(({ line }) => line === 1 || rows[line - 1]?.includes('-->'))
    .map(({ line, message }) => ({ line, message }))
}

/** The tag of the pronunciation beside East Asian characters, which repeats what the characters say. */
const READING = 'rt'

function textOf({ type, name, value, children = [] }: CueNode): string {
  if (type === 'text') return String(value)
  return name === READING ? '' : children.map(textOf).join('')
}

/** A reference such as `&#233;` or `&#xE9;`, of which the parser knows few. */
const NUMBERED = /&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi

/** The two characters that begin markup stay references. */
const KEPT: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' }

function decodeNumber(_reference: string, hexadecimal?: string, decimal?: string): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  if (code === 0 || code > 0x10_ffff) return '\ufffd'
  const character = String.fromCodePoint(code)
  return /[\r\n]/.test(character) ? ' ' : (KEPT[character] ?? character)
}
