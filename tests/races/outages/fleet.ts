import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'

const START_MS = 120_000

/** A line of a server's log. */
export interface LogLine {
  /** Epoch ms. */
  time: number
  msg: string
}

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
  const folder = mkdtempSync(join(tmpdir(), 'fleet-'))
  const members = await Promise.all(
    (['serve', 'serve', 'worker'] as const).map(async (command, index) => {
      const port = await freePort()
      const log = join(folder, `${index}.log`)
      const child = spawn(process.execPath, ['--no-warnings', MAIN, command], {
        env: {
          ...process.env,
          ...mainEnvironment(folder),
          PORT: String(port),
          PUBLIC_URL: issuer,
          LOG_LEVEL: 'warn',
          LOG_FILE: log,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      await ready(child)
      return { child, log, url: `http://localhost:${port}` }
    }),
  )
  return {
    urls: [members[0]?.url ?? '', members[1]?.url ?? ''],
    logs: () => members.map(({ log }) => readLines(log)),
    async stop() {
      await Promise.all(
        members.map(async ({ child }) => {
          if (child.exitCode !== null || !child.kill('SIGTERM')) return
          await once(child, 'exit')
        }),
      )
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the environment of a demo with the files of the repository. */
export const mainEnvironment = (folder = tmpdir()) => ({
  NODE_ENV: 'test',
  DEMO: 'true',
  RATE_LIMITS: 'false',
  DATA_DIR: folder,
  ...SOURCE_FOLDERS,
})

/** Resolves when the process prints that it is ready. */
async function ready(child: ChildProcess): Promise<void> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (const until = Date.now() + START_MS; Date.now() < until; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`A process ended at its start: ${said}`)
    if (/is ready at|runs its background jobs/.test(said)) return
  }
  child.kill('SIGKILL')
  throw new Error(`A process was not ready in ${START_MS / 1000} s: ${said}`)
}

const readLines = (file: string): LogLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine)
