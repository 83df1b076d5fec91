import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const LAUNCH = join(import.meta.dirname, 'testing/launch.mjs')

/** Starts the idle server by npm, ends npm, and returns whether the server closed. */
async function closedAfter(end: (npmPid: number) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'end-with-parents-'))
  const scripts = { start: `node ${LAUNCH} ${folder}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true })
  const exists = (file: string) => vi.waitUntil(() => existsSync(join(folder, file)), { timeout: 8000 })
  await exists('ready')
  const serverPid = Number(readFileSync(join(folder, 'ready')))
  try {
    end(npm.pid ?? 0)
    return await exists('closed')
  } finally {
    if (!existsSync(join(folder, 'closed'))) process.kill(serverPid, 'SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

const SIGNALS: [string, (npmPid: number) => void][] = [
  ['SIGTERM', (npm) => process.kill(npm, 'SIGTERM')],
  ['SIGKILL', (npm) => process.kill(npm, 'SIGKILL')],
  ['Ctrl-C, which a terminal sends to the whole process group', (npm) => process.kill(-npm, 'SIGINT')],
]

test.concurrent.for(SIGNALS)(
  'A server that npm started closes cleanly when npm is ended by %s',
  { timeout: 20_000 },
  async ([, end]) => expect(await closedAfter(end)).toBe(true),
)
