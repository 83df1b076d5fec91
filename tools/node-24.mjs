import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '24.21.0'
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The path of a Node that runs this project: the machine's own from 24 on, otherwise one fetched once from the
 * npm registry into `.node/`. Runs on any Node from 18, so it is plain JavaScript. Exits with what to do where
 * there is no such package.
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

/**
 * Runs a script or a package's command on Node 24, passing signals on, and ends as it ends. With `ownGroup` it has a
 * group of its own: a terminal sends Ctrl-C to everybody, and a server that hears it twice would not close cleanly.
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
