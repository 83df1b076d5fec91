import type { Timeline } from './timeline.ts'

const maxRowLength = 42

/** Returns the captions of a lecture as WebVTT: each cue has at most two rows and the timing of its spoken sentence. */
export function captionsOf(timeline: Timeline, language: 'en' | 'es'): string {
  const cues = timeline.slides
    .flatMap((slide) => slide.lines)
    .flatMap(({ line, start, seconds }) => cuesOf(line[language === 'en' ? 0 : 1], start, seconds[language]))
  const blocks = cues.map(
    (cue, index) => `${index + 1}\n${clock(cue.start)} --> ${clock(cue.end)}\n${cue.text}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}

/** Splits a sentence into cues of two rows, each with a share of the time by its letters. */
function cuesOf(sentence: string, start: number, seconds: number) {
  const pieces = Math.ceil(sentence.length / (maxRowLength * 2))
  const words = sentence.split(' ')
  const groups = Array.from({ length: pieces }, () => [] as string[])
  let letters = 0
  for (const word of words) {
    groups[Math.min(pieces - 1, Math.floor((letters / sentence.length) * pieces))]?.push(word)
    letters += word.length + 1
  }
  let from = start
  return groups.map((group) => {
    const piece = group.join(' ')
    const cue = {
      start: from,
      end: from + (seconds * (piece.length + 1)) / (sentence.length + 1),
      text: rowsOf(piece),
    }
    from = cue.end
    return cue
  })
}

function rowsOf(piece: string): string {
  if (piece.length <= maxRowLength) return piece
  const spaces = [...piece.matchAll(/ /g)].map((match) => match.index)
  const middle = spaces.toSorted((a, b) => Math.abs(a - piece.length / 2) - Math.abs(b - piece.length / 2))[0]
  return middle === undefined ? piece : `${piece.slice(0, middle)}\n${piece.slice(middle + 1)}`
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => `${Math.floor(value)}`.padStart(digits, '0')
  return `${part(milliseconds / 3_600_000, 2)}:${part((milliseconds / 60_000) % 60, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`
}
