/** Formats a position or length in seconds, rounded down, as mm:ss, beyond 3600 s as h:mm:ss. */
export function timeText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  if (whole <= 3600) return `${pad(whole / 60)}:${pad(whole % 60)}`
  return `${Math.floor(whole / 3600)}:${pad((whole % 3600) / 60)}:${pad(whole % 60)}`
}

function pad(number: number): string {
  return String(Math.floor(number)).padStart(2, '0')
}
