import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from '../build.ts'
import { runTimePackages } from './run-time-packages.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The folder of the archive and of its contents. */
const RELEASE = 'release'
/** The files and folders of the repository that a server reads, where its defaults look for them, and those that its operator reads. */
const CONTENTS = [
  'dist/server.js',
  'apps/web/dist',
  'packages/db/migrations',
  'packages/contract/schema.graphql',
  'packages/contract/src/generated/operations/persisted-documents.json',
  'deploy',
  'docs',
  'LICENSE',
  'README.md',
  'SECURITY.md',
]
/** What operators may have beside the configuration files, and nobody else gets. */
const SECRETS = /\/(?:\.env|certs)$/
/** Files of packages that only compilers, debuggers and browsers read. */
const UNREAD = /\.(?:map|woff2|d\.[cm]?ts)$/

/**
 * `npm run release` builds the product and puts all that a server needs beside Node 24 into `release/section`, and that
 * into `release/section-<version>.tar.gz`. docs/how-to/run-from-a-release.md
 */
async function release(): Promise<void> {
  process.chdir(ROOT)
  await buildWhenStale()
  const { name, version, license } = readPackage('package.json')
  rmSync(RELEASE, { recursive: true, force: true })
  const folder = join(RELEASE, name)
  mkdirSync(folder, { recursive: true })
  for (const path of CONTENTS)
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !SECRETS.test(source) })
  const packages = runTimePackages('.')
  for (const path of packages.keys())
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => isRead(source, path) })
  writeJson(join(folder, 'package.json'), {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: '>=24' },
  })
  writeJson(join(folder, 'manifest.json'), {
    version,
    commit: commit(),
    platform: `${process.platform}-${process.arch}`,
    node: '>=24',
    migrations: readdirSync('packages/db/migrations').filter((file) => file.endsWith('.sql')),
    packages: Object.fromEntries(packages),
    files: checksums(folder),
  })
  const archive = `${folder}-${version}.tar.gz`
  // The archive names no user of this machine, and holds its files in one folder of its version.
  const options = ['--owner=0', '--group=0', '--numeric-owner', '--mode=a+rX', '--sort=name']
  const named = `--transform=s,^${name},${name}-${version},`
  execFileSync('tar', ['-czf', archive, '-C', RELEASE, ...options, named, name])
  console.log(`${archive} is made; its contents are in ${folder}.`)
}

/** Returns whether a file of a package is needed; packages inside of it are copied for themselves. */
const isRead = (source: string, path: string): boolean =>
  !UNREAD.test(source) && !source.slice(path.length).startsWith('/node_modules')

/** Returns the SHA-256 of each file by its path, by which a copy of a release can be examined. */
function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const sums = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
    return [path.slice(folder.length + 1), sum] as const
  })
  return Object.fromEntries(sums.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the commit that is released; null where the sources are no working copy, such as in an image. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** Returns the named fields of a package.json, which are texts. */
const readPackage = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<'name' | 'version' | 'license', string>

const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

await release()
