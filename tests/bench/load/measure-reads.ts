import { runLoad } from './run-load.ts'
import { quantile, type Row } from '../table.ts'
import type { ReadsAnswers, ReadsLoad } from './reads-load.ts'

/** The members over connections of their own, of whom each load has as many. */
export const READERS = 200
const RATE = 200
const SECONDS = 20
const WARM_UP_SECONDS = 3
const BOUND_MS = 50

/** What is read, and by whom. */
export type Read = Pick<ReadsLoad, 'operation' | 'variables' | 'page' | 'tokens' | 'mark'>

/** Measures an operation or page at 200 requests a second by default, by members over connections of their own or by visitors. */
export async function measureReads(
  {
    url,
    command,
    rate = RATE,
    boundMs = BOUND_MS,
  }: { url: string; command: string; rate?: number; boundMs?: number },
  what: string,
  read: Read,
): Promise<Row> {
  const file = 'tests/bench/load/reads-load.ts'
  const load = { ...read, url, rate }
  await runLoad<ReadsAnswers>(file, { ...load, seconds: WARM_UP_SECONDS })
  const { times, wrong } = await runLoad<ReadsAnswers>(file, { ...load, seconds: SECONDS })
  const who = read.tokens.length > 0 ? `${READERS} members` : 'visitors'
  const row = { ...latencyRow(`${what}, ${who}, ${rate} requests/s`, times, boundMs), command }
  // A machine that is too busy refuses some, which is told instead of hiding the other rows.
  return wrong === 0
    ? row
    : { ...row, ours: `${row.ours}, ${wrong} of ${times.length} refused`, holds: false }
}

/** Returns the row of times, in milliseconds, whose p99 has a bound. */
export function latencyRow(what: string, times: number[], boundMs: number): Omit<Row, 'command'> {
  const p99 = quantile(times, 0.99)
  return {
    what,
    ours: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    baseline: 'none',
    ratio: (p99 / boundMs).toFixed(2),
    bound: `p99 ≤ ${boundMs} ms`,
    holds: p99 <= boundMs,
  }
}
