import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const INTERVAL_MS = 250
const SHELLS = /^-?(?:sh|bash|dash|zsh|ksh|ash)$/

/**
 * Ends this process by SIGTERM once one of its launchers is gone: the start script, npm, or the shell between them. npm
 * forwards signals at most to its shell, which does not forward them, and `kill -9` notifies nobody; the server would
 * continue and keep the lock on its folder.
 */
export function endWithParents(): void {
  const parents = findLaunchers()
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  timer.unref()
}

/** Returns the start script, and under `npm run` also npm and its shell. */
function findLaunchers(): number[] {
  const launcher = process.ppid
  const parents = [launcher]
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = readProcess(launcher)?.parent
    if (parent !== undefined) parents.push(parent)
    const shell = parent === undefined ? undefined : readProcess(parent)
    if (shell && SHELLS.test(shell.name)) parents.push(shell.parent)
  }
  // A process without a parent, e.g. in a container, does not end with one.
  return parents.filter((pid) => pid > 1)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user exists, although it cannot be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || readProcess(pid)?.ended === false
}

/** Returns the system's data of a process; undefined if there is none. */
function readProcess(pid: number): { parent: number; name: string; ended: boolean } | undefined {
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
