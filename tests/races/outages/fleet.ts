import { type LogLine, startProcess } from '../processes/school-process.ts'

/** Less than a minute by the second for which a busy process may pause between counting a line and giving it its time. */
const MINUTE_MS = 59_000

/** Two servers and a worker on one database, each a process of its own. */
export interface Fleet {
  urls: readonly [string, string]
  /** Returns the lines of each process's log. */
  logs(): LogLine[][]
  /** Returns the number of processes that run. */
  running(): number
  stop(): Promise<void>
}

/**
 * Starts the fleet on a database in which the demo school is marked as loaded. `issuer` is that of the tokens that both
 * servers accept.
 */
export async function startFleet(
  env: Record<string, string>,
  { issuer = 'http://localhost:1' } = {},
): Promise<Fleet> {
  const processes = await Promise.all(
    (['serve', 'serve', 'worker'] as const).map((command) =>
      startProcess(command, { PUBLIC_URL: issuer, ...env }),
    ),
  )
  return {
    urls: [processes[0]?.url ?? '', processes[1]?.url ?? ''],
    logs: () => processes.map((one) => one.log()),
    running: () =>
      processes.filter(({ child }) => child.exitCode === null && child.signalCode === null).length,
    async stop() {
      await Promise.all(processes.map((one) => one.end()))
    },
  }
}

/** Returns the largest number of lines that a process wrote within a minute. */
export function busiestMinute(lines: readonly LogLine[]): number {
  const within = ({ time }: LogLine) =>
    lines.filter((other) => other.time >= time && other.time < time + MINUTE_MS)
  return Math.max(0, ...lines.map((line) => within(line).length))
}
