import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  /** The queue of the job that wrote it; absent for a line of no job. */
  queue?: string
}

/** A server or a worker of a school, as a process of its own. */
export interface SchoolProcess {
  child: ChildProcess
  port: number
  url: string
  /** The time in ms from its start until it was ready. */
  readyMs: number
  /** Returns the lines of its log. */
  log(): LogLine[]
  /** Ends it, if it runs, and returns its exit code; null for one that a signal ended. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** The jobs of this queue ask the Stripe of the demo once a worker has started. */
const COMPARISON = 'compare-billing'

/** Returns what lines of a demo say, except those of a comparison with its Stripe, because nothing listens at its PUBLIC_URL. */
export const unexpectedWords = (lines: readonly LogLine[]): string[] =>
  lines.flatMap(({ msg, queue }) => (queue === COMPARISON ? [] : msg))

/** Returns the environment of a demo with the files of the repository. */
export const mainEnvironment = (folder = tmpdir()) => ({
  NODE_ENV: 'test',
  DEMO: 'true',
  RATE_LIMITS: 'false',
  DATA_DIR: folder,
  ...SOURCE_FOLDERS,
})

/**
 * Starts a process of the program, by default that of the sources, with these further variables. Errors: it ends, or is not
 * ready in two minutes; the text holds what it said.
 */
export async function startProcess(
  command: 'serve' | 'worker',
  env: Record<string, string>,
  program = MAIN,
): Promise<SchoolProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'school-process-'))
  const port = Number(env['PORT'] ?? (await freePort()))
  const log = join(folder, 'log')
  const started = performance.now()
  const child = spawn(process.execPath, ['--no-warnings', program, command], {
    env: {
      ...process.env,
      ...mainEnvironment(folder),
      LOG_LEVEL: 'warn',
      LOG_FILE: log,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A killed process, too, leaves no folder behind, and its lines can still be read.
  let left: LogLine[] | undefined
  child.once('exit', () => {
    left = existsSync(log) ? readLines(log) : []
    rmSync(folder, { recursive: true, force: true })
  })
  await ready(child)
  return {
    child,
    port,
    url: `http://localhost:${port}`,
    readyMs: performance.now() - started,
    log: () => left ?? (existsSync(log) ? readLines(log) : []),
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null && child.kill(signal))
        await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** Resolves when the process prints that it is ready. */
async function ready(child: ChildProcess): Promise<void> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (const until = Date.now() + START_MS; Date.now() < until; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`A process ended at its start: ${said}`)
    if (/is ready at|runs its background jobs/.test(said)) return
  }
  child.kill('SIGKILL')
  throw new Error(`A process was not ready in ${START_MS / 1000} s: ${said}`)
}

/** Reads the complete lines; a process that is killed may leave one that is not. */
const readLines = (file: string): LogLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine)
