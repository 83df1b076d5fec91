/** An event of Chromium's trace. Times are microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** Precedes the index of an interaction in the name of its mark, which is set with `performance.mark`. */
export const MARK = 'interaction '

/**
 * Returns the longest task of the page's main thread after each mark of a trace, in milliseconds of the thread: what other
 * programs of the machine take meanwhile does not count, the slowdown of the processor does.
 */
export function longestTasks(trace: Buffer, interactions: number): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const marks = traceEvents.filter(({ name }) => name.startsWith(MARK)).toSorted((a, b) => a.ts - b.ts)
  const [first] = marks
  if (marks.length !== interactions || !first) throw new Error(`The trace has ${marks.length} marks.`)
  const longest = marks.map(() => 0)
  for (const { name, pid, tid, ts, tdur = 0 } of traceEvents) {
    if (!name.endsWith('RunTask') || pid !== first.pid || tid !== first.tid) continue
    const index = marks.findLastIndex((mark) => mark.ts <= ts)
    if (index >= 0) longest[index] = Math.max(longest[index] ?? 0, tdur / 1000)
  }
  return longest
}
