/**
 * Formats the length in seconds of what is watched or attended in words: '40 sec', '2 min', '1 hr 5 min'. From a minute on
 * it is rounded to whole minutes; a length that is not known is '0 sec'. docs/product/video.md#lengths
 */
export function lengthText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0
  if (whole < 60) return `${whole} sec`
  const minutes = Math.round(whole / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter((part) => part !== false).join(' ')
}
