import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { canSandbox, startSandboxed } from './sandbox.ts'

// What `npm run release` makes runs where there is nothing but Node. docs/how-to/run-from-a-release.md

const ROOT = join(import.meta.dirname, '../../..')
/** A release must be ready within this time in ms. Its processor's time is held to it, because other tests run beside. */
const READY_MS = 3000
const STARTS = 3
/** The bundle names these in texts, in code that it writes for others, and for cases that we do not use. */
const NEVER_ASKED =
  /^(?:@aws-sdk\/signature-v4|@graphql-yoga\/|ajv|fast-json-stringify\/|keygrip|legacy$|parse5|pg-native|pino|supports-color)/
const SCHOOL: Record<string, string> = {
  'school.yaml': 'name: The School\ntimeZone: Europe/Berlin\nlectures: lectures.yaml\n',
  'lectures.yaml': 'lectures: []\n',
  'customers.yaml': 'customers:\n  - { slug: school, name: The School, type: INTERNAL }\n',
}

let folder: string
let release: string
let postgres: PostgresCluster
let environment: Record<string, string>

describe.runIf(process.env['NIGHTLY'] && canSandbox)('A release', () => {
  beforeAll(async () => {
    execFileSync(process.execPath, ['tools/release/release.ts'], {
      cwd: ROOT,
      // The variables of a test would make another build.
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    folder = mkdtempSync(join(tmpdir(), 'release-'))
    chmodSync(folder, 0o755)
    execFileSync('tar', ['-xzf', join(ROOT, `release/section-${version}.tar.gz`), '-C', folder])
    release = join(folder, `section-${version}`)
    postgres = await startPostgres()
    const sockets = dirname(postgres.folder)
    chmodSync(sockets, 0o755)
    environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://members.school.example',
      DATABASE_URL: `${postgres.url}?host=${sockets}`,
      SMTP_URL: 'smtps://mail.school.example:465',
      MAIL_FROM: 'hello@school.example',
      STOP_DELAY_MS: '0',
    }
  }, 300_000)
  afterAll(() => {
    postgres?.stop()
    if (folder) rmSync(folder, { recursive: true })
  })

  test('migrates, loads content, serves and works without a network, a home and a disk to write on', async () => {
    const run = (...args: string[]) => startSandboxed(release, ['dist/server.js', ...args], environment)
    expect(await run('db:migrate').ended).toEqual({ code: 0, words: '' })
    const school = join(folder, 'school')
    mkdirSync(school)
    for (const [name, text] of Object.entries(SCHOOL)) writeFileSync(join(school, name), text)
    const imported = await run('content:import', school).ended
    expect(imported).toMatchObject({ code: 0 })
    const times: number[] = []
    const used: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const started = run()
      times.push(await started.ready())
      used.push(await started.processorMs())
      started.kill('SIGTERM')
      expect(await started.ended).toMatchObject({ code: 0 })
    }
    // The first one has also loaded the cities.
    const said = [times, used].map((all) => all.map(Math.round).join(', '))
    process.stdout.write(`Ready in ms: ${said[0]}; of a processor: ${said[1]}.\n`)
    expect(Math.min(...used)).toBeLessThan(READY_MS)
    const server = run()
    await server.ready()
    expect(server.ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' })
    const page = server.ask('/login')
    expect(page.status).toBe(200)
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? []
    expect(server.ask(script).status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
    const worker = run('worker')
    await worker.ready()
    worker.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })
  }, 120_000)

  test('holds every package that its code asks for', () => {
    const code = readFileSync(join(release, 'dist/server.js'), 'utf8')
    const asked = [
      ...code.matchAll(/(?:from|import\(|require\d*\(|resolve\()["'`]((?:@[\w-]+\/)?[\w-]+[\w./-]*)["'`]/g),
    ].map(([, name = '']) => name)
    const require = createRequire(join(release, 'dist/server.js'))
    const missing = [...new Set(asked)].filter((name) => {
      if (builtinModules.includes(name) || name.startsWith('node:') || NEVER_ASKED.test(name)) return false
      try {
        return require.resolve(name) === ''
      } catch {
        return true
      }
    })
    expect(missing).toEqual([])
    expect(asked).toContain('sharp')
  })

  test('holds packages that load as they are', async () => {
    const names = ['sharp', 'fontkit', '@node-rs/argon2', '@electric-sql/pglite', 'rate-limiter-flexible']
    const load = `Promise.all(${JSON.stringify(names)}.map((name) => import(name))).then((all) => console.log(all.length))`
    expect(await startSandboxed(release, ['-e', load], {}).ended).toEqual({
      code: 0,
      words: String(names.length),
    })
  })

  test('says truly what it holds, and no development dependency is in it', () => {
    const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as {
      files: Record<string, string>
      packages: Record<string, string>
      migrations: string[]
    }
    for (const [path, sum] of Object.entries(manifest.files))
      expect(
        createHash('sha256')
          .update(readFileSync(join(release, path)))
          .digest('hex'),
        path,
      ).toBe(sum)
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>
    }
    expect(Object.keys(manifest.packages).filter((path) => packages[path]?.dev !== undefined)).toEqual([])
    expect(manifest.migrations.length).toBeGreaterThan(10)
    expect(Object.keys(manifest.files).filter((path) => /\.env$|\.pem$|\.test\.ts$/.test(path))).toEqual([])
  })
})
