import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts the product like `npm start` without configuration: builds, serves, and loads the demo school. Succeeds once its
 * login page and its mailbox respond, and a command of the operator has taken effect, although only one process can open
 * the embedded database.
 */
const TIMEOUT_MS = 240_000
const EFFECT_MS = 1000

const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
const { NODE_ENV: _env, DATABASE_URL: _other, ...environment } = process.env
const server = spawn(process.execPath, ['tools/start.mjs'], {
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
  const before = await signingKey(url)
  execFileSync(process.execPath, ['apps/api/src/main.ts', 'keys:rotate'], {
    env: { ...environment, DATA_DIR: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const latest = Date.now() + EFFECT_MS
  while ((await signingKey(url)) === before) {
    if (Date.now() > latest) throw new Error('The key was not rotated.')
    await wait(50)
  }
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

async function signingKey(url: string): Promise<string | undefined> {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }
  return keys[0]?.kid
}

/** Returns the address of the server. Throws if it ended or was not ready in time. */
function address(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It was not ready in time.')), TIMEOUT_MS)
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
