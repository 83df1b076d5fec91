import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '24.21.0'
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Returns the path of Node 24: the machine's own, or one from the npm registry in `.node/`. This file runs on Node 18 and
 * later, so it is plain JavaScript. Exits with instructions where there is no such package.
 */
function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const home = join(ROOT, '.node', VERSION)
  const binary = join(home, 'bin', 'node')
  if (existsSync(binary)) return binary
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  console.log(`This project runs on Node 24; fetching ${name}@${VERSION} from the npm registry …`)
  mkdirSync(join(ROOT, '.node'), { recursive: true })
  const work = mkdtempSync(join(ROOT, '.node', 'fetch-'))
  try {
    run('npm', ['pack', `${name}@${VERSION}`, '--silent'], work)
    run('tar', ['xzf', `${name}-${VERSION}.tgz`], work)
    renameSync(join(work, 'package'), home)
  } catch {
    if (!existsSync(binary)) {
      console.error(`Could not fetch it. Please install Node 24 (https://nodejs.org) and start again.`)
      process.exit(1)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return binary
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} failed`)
}

/** Runs a script on Node 24 until it ends, and exits with its code if it fails. */
export function waitOnNode24(args) {
  const { status } = spawnSync(node24(), args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a script on Node 24, forwards signals, and exits with its code. `ownGroup` gives it its own process group: a
 * terminal sends Ctrl-C to the whole group, and a server that receives it twice would not close cleanly.
 */
export function runOnNode24(args, { ownGroup = false } = {}) {
  const node = node24()
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    detached: ownGroup && process.platform !== 'win32',
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
