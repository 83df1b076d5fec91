import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'
import { watchOutput } from '../../../tools/checks/log-secrets.ts'

/** The largest file of the served web app, more than twice as large as the player, which is the largest built file. */
export const LARGEST_ASSET = '/assets/largest.js'
const LARGEST_BYTES = 2_000_000

/** A server in a process of its own, so that its memory and its open files can be measured. */
export interface ServerProcess {
  url: string
  port: number
  /** Resident memory in bytes. */
  memory(): Promise<number>
  /** Open files, connections among them. */
  openFiles(): Promise<number>
  /** Gives the server and the caller priority over other work on the machine; only root may do so. */
  runFirst(): void
  /** Ends the server and removes its folder. */
  close(): Promise<void>
}

/**
 * Starts the server on an embedded database, in `dataFolder` or an empty one, with a small web app that has one large file.
 * `environment` is added to the variables of such a server, e.g. `{ WORKER: 'true' }`.
 */
export async function startServerProcess({
  dataFolder,
  environment = {},
}: { dataFolder?: string; environment?: Record<string, string> } = {}): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'server-process-'))
  const web = join(folder, 'web')
  await cp(SOURCE_FOLDERS.WEB_DIR, web, { recursive: true })
  await writeFile(join(web, LARGEST_ASSET), randomBytes(LARGEST_BYTES))
  const port = await freePort()
  const child = spawn(process.execPath, ['--no-warnings', MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: 'false',
      WORKER: 'false',
      RATE_LIMITS: 'false',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
      PORT: String(port),
      DATA_DIR: dataFolder ?? join(folder, 'data'),
      ...SOURCE_FOLDERS,
      WEB_DIR: web,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const refuseSecrets = watchOutput(child)
  await ready(child)
  return {
    url: `http://localhost:${port}`,
    port,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
    },
    openFiles: async () => (await readdir(`/proc/${child.pid}/fd`)).length,
    runFirst() {
      for (const pid of [child.pid ?? 0, CALLER]) prioritize(pid, constants.priority.PRIORITY_HIGHEST)
    },
    async close() {
      prioritize(CALLER, constants.priority.PRIORITY_NORMAL)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      refuseSecrets()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The process id that stands for the calling process. */
const CALLER = 0

function prioritize(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
  }
}

/** Resolves when the server is ready. Errors: the server ended before, with its output. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && resolve())
  })
}
