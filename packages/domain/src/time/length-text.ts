/**
 * Formats a length in seconds in words: '40 sec', '26 min', '1 hr 5 min'. From one minute on it counts whole minutes,
 * rounded to the nearest; anything shorter than a second counts as one.
 */
export function lengthText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 60) return `${whole} sec`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} hr` : '', rest > 0 ? `${rest} min` : '']
    .filter((part) => part !== '')
    .join(' ')
}
