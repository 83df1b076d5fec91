type Rgb = readonly [red: number, green: number, blue: number]

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colors, from 1 to 21. Throws a RangeError for any other notation. */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(parseHex(first)), luminance(parseHex(second))].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Parses `#rrggbb` into channels of 0 to 255. Throws a RangeError for any other notation. */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a #rrggbb color: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Formats channels of 0 to 255 (rounded, clamped) as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map(channelToHex).join('')}`
}

/** Mixes a share (0 to 1) of the second color into the first, both `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const [start, end] = [parseHex(from), parseHex(to)]
  const mixed = (channel: 0 | 1 | 2) => start[channel] + (end[channel] - start[channel]) * share
  return toHex([mixed(0), mixed(1), mixed(2)])
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channelToHex(channel: number): string {
  return Math.min(255, Math.max(0, Math.round(channel)))
    .toString(16)
    .padStart(2, '0')
}
