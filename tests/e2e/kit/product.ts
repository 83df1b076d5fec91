import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { watchOutput } from '../../../tools/checks/log-secrets.ts'
import { freePort } from '@section/api/testing/free-port.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TIMEOUT_MS = 240_000

export interface Product {
  url: string
  /** Runs an operator's command while the product serves. */
  operate(...command: string[]): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the built product on a free port with a demo school of its own, as `npm start` does; `environment`
 * is added to its configuration. Without a given folder it has one that is deleted when it stops.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  staying?: string,
): Promise<Product> {
  const port = await freePort()
  const folder = staying ?? newFolder(environment)
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
      NODE_ENV: 'development',
      MAIL_DELAY_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr.pipe(process.stderr, { end: false })
  const refuseSecrets = watchOutput(server)
  await ready(server)
  return {
    url: `http://localhost:${port}`,
    async operate(...command) {
      const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'development', ...environment }
      await promisify(execFile)(process.execPath, ['dist/server.js', ...command], { cwd: ROOT, env })
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      refuseSecrets()
      if (!staying) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns a new folder with the school of the given day that was loaded before the first journey (`global-setup.ts`),
 * because loading takes most of the time of a start.
 */
function newFolder({ PREPARED_SCHOOL: day = 'today' }: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const schools = process.env['PREPARED_SCHOOLS']
  if (schools) cpSync(join(schools, day), folder, { recursive: true })
  return folder
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time.')), TIMEOUT_MS)
    server.once('exit', (code) => reject(new Error(`The product ended with ${code} while starting.`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is ready at')) return
      clearTimeout(timer)
      resolve()
    })
  })
}
