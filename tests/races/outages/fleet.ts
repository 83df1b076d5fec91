import { type LogLine, startProcess } from '../processes/school-process.ts'

/** Two servers and a worker on one database, each a process of its own. */
export interface Fleet {
  urls: readonly [string, string]
  /** Returns the lines of each process's log. */
  logs(): LogLine[][]
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
    logs: () => processes.map(({ log }) => log()),
    async stop() {
      await Promise.all(processes.map((one) => one.end()))
    },
  }
}
