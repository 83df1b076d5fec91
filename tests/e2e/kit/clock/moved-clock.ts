import { readFileSync } from 'node:fs'

// Loaded into the server before all else (NODE_OPTIONS): its clock is ahead by as many minutes as the file CLOCK_FILE
// says, also when a journey writes another number meanwhile, so that a sign-in grows old within a second.
const RealDate = Date
let shift = 0
const read = () => {
  try {
    shift = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8')) * 60_000
  } catch {
    // Nobody has moved it yet.
  }
}
read()
setInterval(read, 100).unref()
const now = () => RealDate.now() + shift

// The time really goes by: a clock that was only set would credit nothing of it.
const monotonicNow = performance.now.bind(performance)
performance.now = () => monotonicNow() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], self) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
