import css from './auth-art.module.css'

/** Shapes with their colors, on a grid of three by four tiles of 200 units. */
const SHAPES = [
  ['mist', 'M0 0A400 400 0 0 1 400 400H0Z'],
  ['ink', 'M0 200A200 200 0 0 1 200 400H0Z'],
  ['paper', 'M400 0H600V200H400Z'],
  ['coral', 'M500 20A80 80 0 0 1 500 180A80 80 0 0 1 500 20Z'],
  ['ink', 'M400 200H600V400H400Z'],
  ['amber', 'M400 400A100 100 0 0 1 600 400Z'],
  ['coral', 'M0 400H200V600H0Z'],
  ['paper', 'M0 400H200A200 200 0 0 1 0 600Z'],
  ['mist', 'M200 400H600V600H200Z'],
  ['cobalt', 'M200 600A200 200 0 0 1 600 600Z'],
  ['ink', 'M300 600A100 100 0 0 1 500 600Z'],
  ['ink', 'M0 600H200V800H0Z'],
  ['mist', 'M0 600H100A100 100 0 0 1 200 700V800H100A100 100 0 0 1 0 700Z'],
  ['paper', 'M200 600H400V800H200Z'],
  ['cobalt', 'M400 600V800H200A200 200 0 0 1 400 600Z'],
  ['coral', 'M400 600H600A200 200 0 0 1 400 800Z'],
] as const

/** The decoration of the signed-out screens: shapes in the school's colors. */
export function AuthArt() {
  return (
    <svg className={css.art} viewBox="0 0 600 800" preserveAspectRatio="xMinYMid slice" focusable="false">
      <path d="M0 0H600V800H0Z" className={css.cobalt} />
      {SHAPES.map(([tone, path]) => (
        <path key={path} d={path} className={css[tone]} />
      ))}
    </svg>
  )
}
