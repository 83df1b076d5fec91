export interface DrawingProps {
  /** SVG source, as the art package returns it. */
  readonly svg: string
  /** Empty for a decoration. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly width?: number
  readonly height?: number
}

/**
 * Shows SVG source as a picture: isolated like any image, so nothing in it can run or restyle the page. Drawings
 * that follow the `--art-…` properties turn light on dark surroundings.
 */
export function Drawing({ svg, alt = '', ...rest }: DrawingProps) {
  return <img {...rest} alt={alt} src={drawingUrl(svg.replace('>', `>${ON_DARK}`))} />
}

const ON_DARK =
  '<style>@media (prefers-color-scheme:dark){svg{--art-ink:#F4F2ED;--art-sheet:#1A1828;--art-tone:#2F3870;--art-accent:#8490FF}}</style>'

/** SVG source as an address for `src`. */
function drawingUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
