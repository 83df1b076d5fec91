import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 60_000

/** Starts the built product on a fresh data folder before the journeys and ends it after them. */
async function startProduct(config: FullConfig): Promise<() => Promise<void>> {
  const port = String(config.metadata['port'])
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product did not start in time.')), PATIENCE_MS)
    server.once('exit', (code) => reject(new Error(`The product ended with ${code} while starting.`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is ready at')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

export default startProduct
