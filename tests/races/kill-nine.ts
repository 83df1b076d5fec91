import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export const VIEWERS = 50
/** The seconds by which each update moves a viewer's position. */
export const STEP = 0.25
const START_MS = 30_000

/** A writer of positions that can be killed: its command, how to save through it, and how to read what it has stored. */
export interface Writer {
  /** The program with its environment; it answers `GET /readyz` once it accepts writes. */
  command: { args: string[]; env: Record<string, string>; url: string }
  /** Saves a viewer's position, in seconds; resolves when it is acknowledged. */
  save(viewer: number, position: number): Promise<void>
  /** Returns the stored position of each viewer. */
  storedPositions(): Promise<number[]>
}

/** The minimum of positions that are acknowledged before each kill, because fewer would prove nothing. */
const ENOUGH = 2 * VIEWERS

/**
 * Lets 50 viewers save their positions as fast as they are answered, kills the writer at a random moment with SIGKILL, and
 * compares what is stored with what was acknowledged; `runs` times, each time with a new start on the same data. Returns
 * what was acknowledged and is lost, each as a sentence.
 */
export async function killWhileWriting(writer: Writer, runs: number): Promise<string[]> {
  const acknowledged = Array.from({ length: VIEWERS }, () => 0)
  const lost: string[] = []
  for (let run = 1; run <= runs; run++) {
    const child = await start(writer)
    const state = { killed: false }
    const enough = Promise.withResolvers<void>()
    let told = 0
    const write = async (viewer: number) => {
      while (!state.killed) {
        const position = (acknowledged[viewer] ?? 0) + STEP
        try {
          await writer.save(viewer, position)
        } catch (error) {
          if (state.killed) return
          throw error
        }
        acknowledged[viewer] = position
        if (++told === ENOUGH) enough.resolve()
      }
    }
    const ended = once(child, 'exit')
    const writing = Promise.all(acknowledged.map((_, viewer) => write(viewer)))
    try {
      await Promise.race([enough.promise.then(() => wait(100 + Math.random() * 900)), writing])
    } finally {
      state.killed = true
      child.kill('SIGKILL')
    }
    await Promise.all([writing, ended])
    const kept = await writer.storedPositions()
    for (const [viewer, position] of acknowledged.entries()) {
      if ((kept[viewer] ?? 0) < position) {
        lost.push(`run ${run}, viewer ${viewer}: told ${position} s, kept ${kept[viewer]} s`)
      }
      acknowledged[viewer] = Math.max(position, kept[viewer] ?? 0)
    }
  }
  return lost
}

async function start({ command: { args, env, url } }: Writer): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--no-warnings', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The writer ended by itself: ${complaints}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return child
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The writer was not ready in ${START_MS / 1000} s: ${complaints}`)
}
