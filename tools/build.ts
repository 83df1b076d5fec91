import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { endWithParents } from './end-with-parents.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = '.cache/build.stamp'
const WEB = 'apps/web/dist'
const LAUNCHER = ['tools/serve.ts', 'tools/end-with-parents.ts']
const SOURCES = ['apps/web', 'apps/api/src', 'packages', 'tools/build.ts', ...LAUNCHER, 'package-lock.json']
/** The packages that load files next to their modules, so that the bundle imports them from `node_modules`. */
export const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'rate-limiter-flexible', 'sharp']
/** GraphiQL, whose 9 MB are read only when somebody opens it in a demo, and a driver that is never used. */
const LEFT_OUT = ['@graphql-yoga/render-graphiql', 'pg-native']

/**
 * Builds the web app and the server's bundle if a source has changed, in a separate process, because the compilers keep
 * more than a gigabyte of memory. Throws if the build fails.
 */
export async function buildWhenStale(): Promise<void> {
  process.chdir(ROOT)
  if (isFresh(fingerprint())) return
  // A test that builds has another environment, which is none of what it builds.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, ['tools/build.ts'], { stdio: 'inherit', env })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}

const isFresh = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

async function build(): Promise<void> {
  endWithParents()
  process.chdir(ROOT)
  const stamp = fingerprint()
  if (isFresh(stamp)) return
  console.log('Building …')
  // Loaded lazily, because most starts build nothing.
  const [{ build: buildWeb }, { build: bundle }] = await Promise.all([import('vite'), import('esbuild')])
  await buildWeb({ root: 'apps/web', logLevel: 'warn' })
  precompress()
  await bundle({
    entryPoints: { server: 'apps/api/src/main.ts', serve: 'tools/serve.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    // Without comments, because Node keeps the text of all code in memory.
    minifyWhitespace: true,
    lineLimit: 120,
    external: [...UNBUNDLED, ...LEFT_OUT],
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    logLevel: 'warning',
  })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(STAMP, stamp)
}

/** Hashes the names and times of all sources, which is fast enough for every start. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stat = statSync(path)
    if (!stat.isDirectory()) return void hash.update(`${path} ${stat.mtimeMs} ${stat.size}\n`)
    for (const entry of readdirSync(path).sort()) {
      if (entry !== 'node_modules' && entry !== 'dist' && !entry.endsWith('.test.ts')) add(join(path, entry))
    }
  }
  SOURCES.forEach(add)
  return hash.digest('hex')
}

function precompress(): void {
  for (const file of globSync(`${WEB}/assets/**/*.{js,css,svg}`)) {
    const content = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

if (import.meta.main) await build()
