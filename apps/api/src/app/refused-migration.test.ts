import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '@section/db/connection.ts'
import { dataMigrations, members } from '@section/db/schema.ts'
import { freePort } from '../testing/free-port.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const LONGEST_MS = 20_000

// Two databases are made and a server is started: at night.
test.runIf(process.env['NIGHTLY'])(
  'a server whose stored addresses collide says so and ends, and the data folder is free again',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'refused-migration-'))
    const before = await openDatabase({ folder })
    await before.migrate()
    await before.db.delete(dataMigrations)
    const person = { status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' } as const
    await before.db
      .insert(members)
      .values(['mike@evil.example', 'mike@ｅｖｉｌ.example'].map((email) => ({ email, ...person })))
    await before.close()

    const environment = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) }
    const server = spawn(process.execPath, [MAIN], { env: environment, timeout: LONGEST_MS })
    const [words, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    expect(code).toBe(1)
    expect(words).toMatch(/^Two or more accounts have one address[^\n]*\n$/)
    const after = await openDatabase({ folder })
    expect(await after.db.$count(members)).toBe(2)
    await after.close()
    await rm(folder, { recursive: true })
  },
  60_000,
)
