import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'

/**
 * Starts a server that also runs jobs, or a process that only runs jobs, with these further variables. The caller ends it;
 * its data folder goes with it. `main` is the program, by default the one of the sources.
 */
export async function startChild(
  command: 'serve' | 'worker',
  env: Record<string, string>,
  main = MAIN,
): Promise<ChildProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'child-process-'))
  const child = spawn(process.execPath, ['--no-warnings', main, command], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'true',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...env,
      ...SOURCE_FOLDERS,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child.once('exit', () => void rm(folder, { recursive: true, force: true }))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  try {
    await until(async () => / is ready at | runs its background jobs/.test(printed))
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return child
}

/** Waits until a condition holds. Errors: it does not in this time, a minute by default. */
export async function until(condition: () => Promise<boolean>, longestMs = 60_000): Promise<void> {
  const end = Date.now() + longestMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It took longer than ${longestMs / 1000} s.`)
    await wait(50)
  }
}
