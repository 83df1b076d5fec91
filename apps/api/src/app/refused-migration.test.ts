import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { freePort } from '../testing/free-port.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const LONGEST_MS = 20_000

// The test opens databases and starts a server, and therefore runs only at night.
test.runIf(process.env['NIGHTLY'])(
  'A server whose database was made by another version says so, ends, and leaves the data folder free',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'refused-migration-'))
    const before = await openDatabase({ folder })
    await before.migrate()
    const person = { status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' } as const
    await before.db.insert(members).values({ email: 'mike@section.example', ...person })
    await before.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another version'`)
    await before.close()

    const environment = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) }
    const server = spawn(process.execPath, [MAIN], { env: environment, timeout: LONGEST_MS })
    const [words, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    expect(code).toBe(1)
    expect(words).toMatch(/^The database was made by another version[^\n]*\n$/)
    const after = await openDatabase({ folder })
    expect(await after.db.$count(members)).toBe(1)
    await after.close()
    await rm(folder, { recursive: true })
  },
  60_000,
)
