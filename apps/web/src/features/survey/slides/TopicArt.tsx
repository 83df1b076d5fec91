import css from './topic-art.module.css'

/** Tiles of 100 by 100 units, each with a form in the color of one of the survey's topics. */
const TILES = [
  ['product', 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z'],
  ['ai', 'M0 0H100V100A100 100 0 0 1 0 0Z'],
  ['business-core', 'M100 0V100H0A100 100 0 0 1 100 0Z'],
  ['leadership', 'M0 0H100A100 100 0 0 1 0 100Z'],
  ['marketing', 'M0 100A50 50 0 0 1 100 100Z'],
  ['business-core', 'M0 100A100 100 0 0 1 100 0V100Z'],
  ['ai', 'M0 0H100A100 100 0 0 1 0 100Z'],
  ['product', 'M0 0A50 50 0 0 0 100 0Z'],
  ['leadership', 'M0 100A100 100 0 0 1 100 0V100Z'],
  ['marketing', 'M0 0H100V100A100 100 0 0 1 0 0Z'],
] as const

/** The decoration of the first and the last slide, in the tones for dark surroundings on both. */
export function TopicArt() {
  return (
    <div className={css.tiles} data-surface="dark" aria-hidden>
      {TILES.map(([stack, path]) => (
        <svg key={`${stack} ${path}`} viewBox="0 0 100 100" focusable="false" data-stack={stack}>
          <path d={path} />
        </svg>
      ))}
    </div>
  )
}
