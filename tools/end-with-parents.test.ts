import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const LAUNCH = join(import.meta.dirname, 'testing/launch.mjs')

/** Starts the stand-in by npm, ends npm, and answers whether the stand-in has let go of its folder. */
async function closedAfter(end: (npmPid: number) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'end-with-parents-'))
  const scripts = { start: `node ${LAUNCH} ${folder}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', detached: true })
  const there = (file: string) => vi.waitUntil(() => existsSync(join(folder, file)), { timeout: 8000 })
  await there('ready')
  const standIn = Number(readFileSync(join(folder, 'ready')))
  try {
    end(npm.pid ?? 0)
    return await there('closed')
  } finally {
    if (!existsSync(join(folder, 'closed'))) process.kill(standIn, 'SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

const WAYS: [string, (npmPid: number) => void][] = [
  ['SIGTERM', (npm) => process.kill(npm, 'SIGTERM')],
  ['SIGKILL', (npm) => process.kill(npm, 'SIGKILL')],
  ['Ctrl-C, which a terminal sends to all that it started', (npm) => process.kill(-npm, 'SIGINT')],
]

test.concurrent.for(WAYS)(
  'a server that npm started closes cleanly when npm is ended by %s',
  { timeout: 20_000 },
  async ([, end]) => expect(await closedAfter(end)).toBe(true),
)
