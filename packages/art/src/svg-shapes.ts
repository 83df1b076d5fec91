/** Renders a drawing without an accessible name, which its caller adds. */
export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

/** Formats a number with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Formats the numbers of a path without unnecessary spaces. */
export function nums(...values: number[]): string {
  return values.map(num).join(' ').replaceAll(' -', '-')
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const rounding = radius > 0 ? ` rx="${num(radius)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${rounding} fill="${fill}"/>`
}

export function circle(cx: number, cy: number, radius: number, fill: string): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${fill}"/>`
}

/** Draws a circle's outline of a width. */
export function ring(cx: number, cy: number, radius: number, width: number, stroke: string): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** Draws a line along an outline, with plain or round ends. */
export function stroke(d: string, color: string, width: number, cap: 'butt' | 'round' = 'butt'): string {
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${ends}/>`
}

/** Outlines a polygon. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => nums(x, y)).join('L')}Z`
}

/** Returns the point at an angle in degrees, clockwise from the right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** Outlines a slice of a disc between two angles in degrees, less than a full circle. */
export function sector(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const start = nums(...polar(cx, cy, radius, from))
  const end = nums(...polar(cx, cy, radius, to))
  return `M${nums(cx, cy)}L${start}A${nums(radius, radius, 0, large, 1)} ${end}Z`
}

/** Crops a drawing by a nested svg, which unlike a clip path needs no id that could clash. */
export function cropped(x: number, y: number, width: number, height: number, body: string): string {
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}">${body}</svg>`
}
