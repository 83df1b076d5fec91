import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const EVERY_MS = 250
const SHELLS = /^-?(?:sh|bash|dash|zsh|ksh|ash)$/

/**
 * Ends this process cleanly, as SIGTERM does, once one of the processes that it was started through is gone: the
 * launcher, npm, or the shell between them. npm passes a signal to its shell at most, which keeps it to itself, and
 * nobody is told of `kill -9`; what was started would go on and keep the lock on its folder.
 */
export function endWithParents(): void {
  const parents = startedThrough()
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}

/** The launcher, and under `npm run` also npm and its shell; whoever started npm may go. */
function startedThrough(): number[] {
  const launcher = process.ppid
  const parents = [launcher]
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const above = about(launcher)?.parent
    if (above !== undefined) parents.push(above)
    const shell = above === undefined ? undefined : about(above)
    if (shell && SHELLS.test(shell.name)) parents.push(shell.parent)
  }
  // Without a process above, e.g. in a container, there is none to end with.
  return parents.filter((pid) => pid > 1)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else may not be signaled, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || about(pid)?.ended === false
}

/** What the system knows of a process; undefined when it knows nothing, or cannot be asked. */
function about(pid: number): { parent: number; name: string; ended: boolean } | undefined {
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) (\S) (\d+) .*$/s, '$3 $2 $1')
        : execFileSync('ps', ['-o', 'ppid=,state=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, state, command = ''] = /^\s*(\d+)\s+(\S+)\s+(.*\S)/.exec(text) ?? []
    if (parent === undefined) return undefined
    return {
      parent: Number(parent),
      name: command.replace(/^.*\//, ''),
      ended: state?.startsWith('Z') ?? false,
    }
  } catch {
    return undefined
  }
}
