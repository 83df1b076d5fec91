export interface DrawingProps {
  /** SVG source, as the art package returns it. */
  readonly svg: string
  /** Empty for a decoration, which is the default. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly width?: number
  readonly height?: number
}

/**
 * Shows SVG source as an image, in which no script runs. Drawings with the `--art-…` properties have other colors in the
 * dark color scheme.
 */
export function Drawing({ svg, alt = '', ...rest }: DrawingProps) {
  return (
    <img
      {...rest}
      alt={alt}
      src={`data:image/svg+xml,${encodeURIComponent(svg.replace('>', `>${DARK_COLORS}`))}`}
    />
  )
}

const DARK_COLORS =
  '<style>@media (prefers-color-scheme:dark){svg{--art-ink:#F4F2ED;--art-sheet:#1A1828;--art-tone:#2F3870;--art-accent:#8490FF}}</style>'
