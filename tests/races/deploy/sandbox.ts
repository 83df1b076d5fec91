import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { processorMilliseconds } from '../../bench/load/processor-time.ts'

/** A user and group that the machine does not know. */
const STRANGER = 54_321
const NODE = realpathSync(process.execPath)
const PORT = 3000

/** A command in a network of its own, without a way out, on read-only disks, by a user without a name or a home. */
export interface Sandboxed {
  /** Resolves with the ms from the start until the command says that it is ready. Errors: it has ended. */
  ready(): Promise<number>
  /** The processor time in ms that the command has taken so far. */
  processorMs(): Promise<number>
  /** Runs another command of Node in the same network, and returns its code and what it printed. */
  beside(args: string[]): { status: number | null; stdout: string }
  /** Asks the server inside; returns the status and the text of the answer. */
  ask(path: string): { status: number; text: string }
  kill(signal: NodeJS.Signals): void
  /** Resolves with the code and all that was said. */
  ended: Promise<{ code: number | null; words: string }>
}

/** True where sandboxes can be made, by root on Linux. */
export const canSandbox = process.getuid?.() === 0 && spawnSync('unshare', ['-n', '-m', 'true']).status === 0

/** Starts a command of Node in `folder`, with these variables and no others; it ends with the test. */
export function startSandboxed(folder: string, args: string[], env: Record<string, string>): Sandboxed {
  const around = [
    'ip link set lo up',
    'mount -o remount,bind,ro /',
    `cd '${folder}'`,
    `exec setpriv --reuid=${STRANGER} --regid=${STRANGER} --clear-groups --no-new-privs "$@"`,
  ]
  const given = Object.entries({ PORT: String(PORT), ...env }).map(([name, value]) => `${name}=${value}`)
  const command = ['env', '-i', ...given, NODE, '--no-deprecation', ...args]
  const begun = performance.now()
  const child = spawn('unshare', ['-n', '-m', 'sh', '-c', around.join(' && '), 'sh', ...command])
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = wordsOf(child)
  return {
    async ready() {
      while (!/is ready at|runs its background jobs/.test(said.words)) {
        if (child.exitCode !== null) throw new Error(`It ended at its start: ${said.words}`)
        await wait(10)
      }
      return performance.now() - begun
    },
    processorMs: () => processorMilliseconds(child.pid ?? 0),
    beside: (args) => runBeside(child, args),
    ask(path) {
      const { stdout } = runBeside(child, ['-e', askingFor(path)])
      return JSON.parse(stdout) as { status: number; text: string }
    },
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, words: said.words.trim() })),
  }
}

function wordsOf(child: ChildProcess): { words: string } {
  const said = { words: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said.words += chunk.toString()))
  return said
}

const askingFor = (path: string) =>
  `fetch('http://127.0.0.1:${PORT}${path}').then(async (answer) =>
    console.log(JSON.stringify({ status: answer.status, text: await answer.text() })))`

const runBeside = ({ pid }: ChildProcess, args: string[]) =>
  spawnSync('nsenter', ['-t', String(pid), '-n', NODE, ...args], {
    encoding: 'utf8',
    env: { PORT: String(PORT) },
  })
