import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const LONGEST_MS = 60_000

/**
 * Code that fails like a statement that nobody awaits, as soon as the database is opened. The value is written in two
 * parts, because the frames of the stack quote this text.
 */
const FAILING = `
  import { existsSync } from 'node:fs'
  import { join } from 'node:path'
  const watch = setInterval(() => {
    if (!existsSync(join(process.env.DATA_DIR, 'postgres'))) return
    clearInterval(watch)
    const [query, params] = ['update members set password_hash = $1', ['can' + 'ary']]
    Promise.reject(Object.assign(new Error('Failed query: ' + query + '\\\\nparams: ' + params), { query, params }))
  }, 1)`

// Node prints an error that nobody catches with everything that it holds. SECURITY.md#secrets-in-logs
test(
  'A statement that fails unawaited while the server starts ends it without printing the statement’s values',
  { timeout: LONGEST_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uncaught-errors-'))
    const args = ['--no-warnings', '--import', `data:text/javascript,${encodeURIComponent(FAILING)}`, MAIN]
    const environment = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) }
    const server = spawn(process.execPath, args, { env: environment, timeout: LONGEST_MS })
    const [said, words, [code]] = await Promise.all([
      text(server.stdout),
      text(server.stderr),
      once(server, 'exit'),
    ])
    expect(code).toBe(1)
    expect(words).toContain('update members set password_hash')
    expect(said + words).not.toContain('canary')
    await rm(folder, { recursive: true })
  },
)
