import { type KeyboardEvent, memo, type MouseEvent, type Ref, useMemo, useState } from 'react'
import { transcriptBlocks } from '@section/domain/transcripts/transcript-blocks.ts'
import type { Found, FoundPart } from '@section/domain/transcripts/find-in-transcript.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import type { TranscriptText } from './transcript-query.ts'
import type { Shown } from './use-transcript-search.ts'
import css from './transcript-lines.module.css'

type Line = TranscriptText['lines'][number]

interface TranscriptLinesProps {
  readonly ref: Ref<HTMLOListElement>
  readonly lines: readonly Line[]
  readonly address: string
  /** The index of the line that is said now; -1 before the first. */
  readonly current: number
  readonly found: readonly Found[]
  readonly shown: Shown | null
  /** Called when the reader moves the list. */
  readonly onHold: () => void
  readonly onJump: (seconds: number) => void
}

/** A part of a line that is marked; `shown` for the place that the reader has gone to. */
interface Mark extends FoundPart {
  readonly shown: boolean
}

/** The step of each key from one line to another; Home and End go to the first and the last. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The lines in blocks of about 30 s. They are links to their seconds, of which Tab reaches one, the current line, and the arrow
 * keys the others. The browser lays out only the blocks that are in view.
 */
export function TranscriptLines(props: TranscriptLinesProps) {
  const { ref, lines, address, current, found, shown, onHold, onJump } = props
  const [focused, setFocused] = useState<number | null>(null)
  const blocks = useMemo(() => numberedBlocks(lines), [lines])
  const marks = useMemo(() => marksByLine(found, shown), [found, shown])
  const stop = focused ?? Math.max(current, 0)

  const click = (event: MouseEvent) => {
    const line = lines[lineOf(event.target) ?? -1]
    // With one of these keys, the browser opens the link in another tab or window.
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onJump(line.startSeconds)
  }
  const press = (event: KeyboardEvent) => {
    const from = lineOf(event.target)
    const step = STEPS[event.key]
    if (from === undefined || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The arrow keys would also move the video.
    event.stopPropagation()
    const to = Math.min(Math.max(from + step, 0), lines.length - 1)
    onHold()
    event.currentTarget.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The handlers are those of the links inside, of which there are thousands.
    <ol
      ref={ref}
      className={css.list}
      onClick={click}
      onKeyDown={press}
      onFocus={(event) => setFocused(lineOf(event.target) ?? null)}
      onBlur={() => setFocused(null)}
    >
      {blocks.map(({ first, lines: own }) => (
        <TranscriptBlock
          key={first}
          first={first}
          lines={own}
          address={address}
          current={within(first, own, current)}
          stop={within(first, own, stop)}
          marks={marksOf(first, own, marks)}
        />
      ))}
    </ol>
  )
}

interface Block {
  /** The index of its first line in the transcript. */
  readonly first: number
  readonly lines: readonly Line[]
}

function numberedBlocks(lines: readonly Line[]): Block[] {
  let first = 0
  return transcriptBlocks(lines).map((own) => {
    const block = { first, lines: own }
    first += own.length
    return block
  })
}

/** Returns a line's index if it is in the block, else -1, so that only the blocks that change are drawn again. */
const within = (first: number, own: readonly Line[], line: number) =>
  line >= first && line < first + own.length ? line : -1

type Marks = ReadonlyMap<number, readonly Mark[]>

function marksByLine(found: readonly Found[], shown: Shown | null): Marks {
  const all = found.flatMap((parts, index) =>
    parts.map((part) => ({ ...part, shown: index === shown?.index })),
  )
  return Map.groupBy(all, ({ line }) => line)
}

const NO_MARKS: Marks = new Map()

const marksOf = (first: number, own: readonly Line[], marks: Marks): Marks =>
  own.some((_, at) => marks.has(first + at)) ? marks : NO_MARKS

function lineOf(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest('[data-line]') : null
  return line instanceof HTMLElement ? Number(line.dataset['line']) : undefined
}

interface TranscriptBlockProps extends Block {
  readonly address: string
  readonly current: number
  /** The line that Tab reaches; -1 for a line of another block. */
  readonly stop: number
  readonly marks: Marks
}

const TranscriptBlock = memo(function TranscriptBlock(props: TranscriptBlockProps) {
  const { first, lines, address, current, stop, marks } = props
  return (
    <li className={css.block}>
      <span className={css.time}>{timeText(lines[0]?.startSeconds ?? 0)}</span>
      <p className={css.text}>
        {lines.map(({ startSeconds, text }, at) => {
          const line = first + at
          const own = marks.get(line)
          return [
            <a
              key={line}
              href={`${address}?seek=${startSeconds}`}
              data-line={line}
              className={css.line}
              tabIndex={line === stop ? 0 : -1}
              aria-current={line === current ? 'true' : undefined}
            >
              {own ? markedText(text, own) : text}
            </a>,
            ' ',
          ]
        })}
      </p>
    </li>
  )
})

function markedText(text: string, marks: readonly Mark[]) {
  let at = 0
  const parts = marks.flatMap(({ from, to, shown }) => {
    const before = text.slice(at, from)
    at = to
    return [
      before,
      <mark key={from} className={css.mark} data-shown={shown || undefined}>
        {text.slice(from, to)}
      </mark>,
    ]
  })
  return [...parts, text.slice(at)]
}
