import css from './auth-art.module.css'

const CELL = 120
const QUARTER = 'M0 0H120A120 120 0 0 1 0 120Z'
const HALF = 'M0 0A60 60 0 0 0 120 0Z'
const LEAF = 'M0 0H60A60 60 0 0 1 120 60V120H60A60 60 0 0 1 0 60Z'
const DISC = 'M60 0A60 60 0 0 1 60 120A60 60 0 0 1 60 0Z'
const STEP = 'M0 0H120V120Z'
const TILE = 'M0 0H120V120H0Z'

type Tone = 'cobalt' | 'violet' | 'coral' | 'teal' | 'amber' | 'ink' | 'paper' | 'mist'
type Shape = readonly [path: string, turn: 0 | 90 | 180 | 270, tone: Tone]

/** Column, row, ground, and the form that stands on it. */
const CELLS: readonly (readonly [column: number, row: number, ground: Tone, shape?: Shape])[] = [
  [0, 0, 'cobalt', [QUARTER, 180, 'mist']],
  [1, 0, 'mist', [LEAF, 0, 'coral']],
  [2, 0, 'cobalt'],
  [3, 0, 'amber', [DISC, 0, 'paper']],
  [4, 0, 'cobalt', [QUARTER, 90, 'teal']],
  [0, 1, 'cobalt', [HALF, 0, 'coral']],
  [1, 1, 'violet', [QUARTER, 270, 'mist']],
  [2, 1, 'violet', [QUARTER, 0, 'amber']],
  [3, 1, 'cobalt', [STEP, 90, 'mist']],
  [4, 1, 'teal', [QUARTER, 270, 'paper']],
  [0, 2, 'mist', [DISC, 0, 'cobalt']],
  [1, 2, 'violet', [QUARTER, 180, 'mist']],
  [2, 2, 'violet', [QUARTER, 90, 'paper']],
  [3, 2, 'coral', [HALF, 180, 'ink']],
  [4, 2, 'ink', [LEAF, 90, 'amber']],
  [0, 3, 'teal', [STEP, 0, 'paper']],
  [1, 3, 'ink', [QUARTER, 0, 'coral']],
  [2, 3, 'paper', [LEAF, 90, 'cobalt']],
  [3, 3, 'ink'],
  [4, 3, 'cobalt', [DISC, 0, 'mist']],
  [0, 4, 'amber', [QUARTER, 270, 'ink']],
  [1, 4, 'cobalt', [QUARTER, 180, 'mist']],
  [2, 4, 'cobalt', [HALF, 0, 'amber']],
  [3, 4, 'mist', [QUARTER, 90, 'violet']],
  [4, 4, 'coral', [QUARTER, 0, 'paper']],
  [0, 5, 'ink', [DISC, 0, 'coral']],
  [1, 5, 'mist', [STEP, 180, 'teal']],
  [2, 5, 'ink', [QUARTER, 270, 'cobalt']],
  [3, 5, 'cobalt', [QUARTER, 0, 'mist']],
  [4, 5, 'violet', [LEAF, 0, 'paper']],
]

/** Thirty tiles of the school's forms and colours; a decoration. */
export function AuthArt() {
  return (
    <svg className={css.art} viewBox="0 0 600 720" preserveAspectRatio="xMidYMid slice" focusable="false">
      {CELLS.map(([column, row, ground, shape]) => (
        <g key={`${column}-${row}`} transform={`translate(${column * CELL} ${row * CELL})`}>
          <path d={TILE} className={css[ground]} />
          {shape && (
            <path
              d={shape[0]}
              className={css[shape[2]]}
              transform={`rotate(${shape[1]} ${CELL / 2} ${CELL / 2})`}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
