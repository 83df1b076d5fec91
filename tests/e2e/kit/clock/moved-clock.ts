import { readFileSync } from 'node:fs'

// This file is loaded into the server before everything else (NODE_OPTIONS). The clock of the server is ahead by the number
// of minutes in the file CLOCK_FILE, which a journey may change, so that a sign-in becomes old within a second.
const RealDate = Date
let shift = 0
const read = () => {
  try {
    shift = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8')) * 60_000
  } catch {
    // Without the file the clock has not been moved.
  }
}
read()
setInterval(read, 100).unref()
const now = () => RealDate.now() + shift

// The monotonic clock is moved, too, because watching is not credited for time that the clock only skipped.
const monotonicNow = performance.now.bind(performance)
performance.now = () => monotonicNow() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], self) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
