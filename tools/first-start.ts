import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Starts the product once as `npm start` does on a machine that says nothing: builds what is stale in the process
 * that then serves, and loads the demo school. Ends with 0 once its login page and its mailbox answer. The build
 * and the server share a process, so what a build tool leaves in the environment shows here and nowhere else.
 */
const PATIENCE_MS = 240_000

const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
const { NODE_ENV: _said, DATABASE_URL: _other, ...environment } = process.env
const server = spawn(process.execPath, ['tools/serve.ts'], {
  env: { ...environment, PORT: '0', DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))

try {
  const url = await address()
  for (const path of ['/login', '/dev/mailbox', '/dev/accounts.json']) {
    const { status } = await fetch(`${url}${path}`)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
  }
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

/** Where it listens. Errors: it ended, or was not ready in time. */
function address(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It was not ready in time.')), PATIENCE_MS)
    server.once('exit', (code) => reject(new Error(`It ended with ${code} while starting.`)))
    server.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      const url = /is ready at (\S+)/.exec(chunk.toString())?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
  })
}
