import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createApp } from './create-app.ts'

// However an error is passed to the log, its line has none of the values. SECURITY.md#secrets-in-logs

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logged-lines-'))
  app = await createApp(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', LOG_FILE: join(folder, 'server.log') }),
  )
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const lost = () =>
  new DrizzleQueryError('select $1', ['canary'], new Error('Connection terminated unexpectedly'))

test.each<[string, () => void]>([
  ['alone', () => app.log.error(lost())],
  ['alone with words', () => app.log.error(lost(), 'A request failed')],
  ['as err without words', () => app.log.error({ err: lost() })],
  ['as err with words', () => app.log.error({ err: lost() }, 'A request failed')],
  ['by another name', () => app.log.error({ error: lost() }, 'A request failed')],
  ['as a part of the words', () => app.log.error('A request failed: %s', lost())],
])('An error that is handed to the log %s is written without its values', async (_name, log) => {
  log()
  const line = await vi.waitFor(() => {
    const written = readFileSync(join(folder, 'server.log'), 'utf8')
    expect(written).toContain('\n')
    return written
  })
  expect(line).toMatch(/"msg":"(?:A request failed|database error)/)
  expect(line).not.toContain('canary')
})
