import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseUnavailable } from '@section/db/unavailable.ts'
import { readConfig } from '../config/config.ts'
import { createApp } from '../http/create-app.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function openLog() {
  const folder = mkdtempSync(join(tmpdir(), 'bounded-log-'))
  const file = join(folder, 'server.log')
  const app = await createApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', LOG_FILE: file }))
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { msg: string; leftOut?: number; cause?: string })
  return { log: app.log, lines }
}

test('An outage of ten minutes leaves at most twenty log lines a minute, which say how many were left out', async () => {
  const { log, lines } = await openLog()
  for (let second = 0; second < 600; second++) {
    for (let n = 0; n < 5; n++) {
      log.warn(
        { err: new DatabaseUnavailable(new Error(`attempt ${n}`)) },
        'An operation could not be served',
      )
      log.warn({ err: Object.assign(new Error('x'), { code: '57P03' }) }, 'The job queue has an error')
    }
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(60_000)
  const written = lines()
  expect(written.length).toBeGreaterThan(100)
  expect(written.length).toBeLessThanOrEqual(10 * 20 + 1)
  const leftOut = written.reduce((sum, line) => sum + (line.leftOut ?? 0), 0)
  const whole = written.filter((line) => line.leftOut === undefined).length
  expect(whole + leftOut).toBe(6000)
})

test('Log lines are counted separately for each cause of a failure, and lines without an error are never left out', async () => {
  const { log, lines } = await openLog()
  for (let n = 0; n < 100; n++) {
    log.warn({ err: new DatabaseUnavailable(new Error('gone')) }, 'An operation could not be served')
    log.warn({ realm: n }, 'A profile was refused')
  }
  log.error({ err: new TypeError('x is not a function') }, 'An operation failed')
  const count = (msg: string) => lines().filter((line) => line.msg === msg).length
  expect(count('An operation could not be served')).toBe(19)
  expect(count('A profile was refused')).toBe(100)
  expect(count('An operation failed')).toBe(1)
})

test('A disk without space for the log loses log lines and has no other effect', async () => {
  const app = await createApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', LOG_FILE: '/dev/full' }))
  app.log.warn('One')
  app.log.warn('Two')
  await app.close()
})
