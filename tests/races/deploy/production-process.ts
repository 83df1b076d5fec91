import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'

const START_MS = 60_000

/** How a process ended: its code, or the signal that ended it, and what it said on the way. */
interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  words: string
}

/** A process of the product with the configuration of a production. */
export interface ProductionProcess {
  url: string
  port: number
  /** Resolves when it says that it is ready. Errors: it has ended. */
  ready(): Promise<void>
  kill(signal: NodeJS.Signals): void
  ended: Promise<Ending>
}

/** Starts `main.ts` with these variables and no others of the machine's; it ends with the test. */
export async function startProduction(
  command: string,
  env: Record<string, string | undefined>,
): Promise<ProductionProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--no-warnings', MAIN, command], {
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://members.school.example',
      PORT: String(port),
      WORKER: 'false',
      STOP_DELAY_MS: '0',
      ...SOURCE_FOLDERS,
      ...env,
    },
  })
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const ended: Promise<Ending> = once(child, 'close').then(([code, signal]) => ({
    code,
    signal,
    words: words.trim(),
  }))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async ready() {
      for (const until = Date.now() + START_MS; Date.now() < until; await wait(20)) {
        if (child.exitCode !== null) throw new Error(`The process ended at its start: ${words}`)
        if (/is ready at|runs its background jobs/.test(words)) return
      }
      throw new Error(`The process was not ready in a minute: ${words}`)
    },
    kill: (signal) => void child.kill(signal),
    ended,
  }
}
