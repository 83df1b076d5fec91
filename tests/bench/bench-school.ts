import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { importContent } from '../../apps/api/src/app/content/import-content.ts'
import { mintIdToken } from '../../apps/api/src/features/identity/mint-id-token.fixture.ts'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import type { PostgresCluster } from '../../tools/postgres.ts'

export interface BenchSchool {
  url: string
  /** Process id of the server. */
  pid: number
  database: Database
  /** Address of the school's database. */
  databaseUrl: string
  /** Returns a valid id token for each member. */
  tokens: (userIds: string[]) => Promise<string[]>
  documentId: (operationName: string) => string
  close(): Promise<void>
}

/** Opens the demo school on PostgreSQL, served by the built product in its own process. */
export async function openBenchSchool(postgres: PostgresCluster): Promise<BenchSchool> {
  const databaseUrl = postgres.url.replace(/\/postgres$/, '/bench')
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database bench')
  await admin.end()
  const database = await openDatabase({ url: databaseUrl })
  await database.migrate()
  await importContent({
    database,
    folder: 'demo/school',
    mediaFolder: 'demo/media',
    now: Date.now(),
    allowDemoAccounts: true,
  })
  await database.db.execute("insert into content_loads (name, version) values ('demo-school', '1')")
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['dist/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitUntilReady(server)
  return {
    url,
    pid: server.pid ?? 0,
    database,
    databaseUrl,
    async tokens(userIds) {
      const tokens: string[] = []
      for (const id of userIds) {
        tokens.push(
          await mintIdToken(database.db, id, { issuer: url, clientId: 'member-app', now: Date.now() }),
        )
      }
      return tokens
    },
    documentId,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await database.close()
    },
  }
}

/** Returns the id of the trusted document of an operation. */
function documentId(operationName: string): string {
  const manifest = JSON.parse(
    readFileSync('packages/contract/src/generated/operations/persisted-documents.json', 'utf8'),
  ) as Record<string, string>
  const found = Object.entries(manifest).find(([, text]) =>
    new RegExp(`(query|mutation) ${operationName}\\b`).test(text),
  )
  if (!found) throw new Error(`No screen sends ${operationName}.`)
  return found[0]
}

/** Returns the nth id of a kind, which SQL and wrk derive in the same way. */
export const benchId = (kind: string, n: number): string =>
  benchIdPrefix(kind) + n.toString(16).padStart(12, '0')

/** Returns the prefix of the ids of a kind; the number follows in twelve hexadecimal digits. */
export const benchIdPrefix = (kind: string): string =>
  `${createHash('md5').update(kind).digest('hex').slice(0, 8)}-0000-4000-8000-`

export async function waitUntilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && resolve())
  })
}
