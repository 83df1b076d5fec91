export interface DrawingProps {
  /** SVG source, as the art package returns it. */
  readonly svg: string
  /** Empty for a decoration. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly width?: number
  readonly height?: number
}

/** Shows SVG source as a picture: isolated like any image, so nothing in it can run or restyle the page. */
export function Drawing({ svg, alt = '', ...rest }: DrawingProps) {
  return <img {...rest} alt={alt} src={drawingUrl(svg)} />
}

/** SVG source as an address for `src`. */
export function drawingUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
