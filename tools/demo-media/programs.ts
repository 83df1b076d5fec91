import { spawnSync } from 'node:child_process'

/** Runs a program that a maintainer has installed and answers its standard output. Throws with its complaint. */
export function run(program: string, args: readonly string[]): Buffer {
  const done = spawnSync(program, args, { maxBuffer: 1 << 28 })
  if (done.error) throw new Error(`${program} cannot be started: is it installed?`, { cause: done.error })
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')}\n${done.stderr.toString().slice(-2000)}`)
  return done.stdout
}
