import { spawnSync } from 'node:child_process'

/** Runs an installed program and returns its standard output. Throws with its error output. */
export function run(program: string, args: readonly string[]): Buffer {
  const result = spawnSync(program, args, { maxBuffer: 1 << 28 })
  if (result.error) throw new Error(`${program} cannot be started: is it installed?`, { cause: result.error })
  if (result.status !== 0)
    throw new Error(`${program} ${args.join(' ')}\n${result.stderr.toString().slice(-2000)}`)
  return result.stdout
}
