import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAIN, SOURCE_FOLDERS } from '../../testing/source-folders.ts'
import { plantedSecrets } from './planted-secrets.fixture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-process-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs the real command, and returns its end and everything that it printed. */
async function doctor(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', MAIN, 'doctor'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...SOURCE_FOLDERS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { output, errors, code: code as number }
}

// Three processes take seconds, so the first test runs at night.
test.runIf(process.env['NIGHTLY'])(
  'The command doctor ends with 0 on a demo, and with 1 and without any secret where nothing answers',
  async () => {
    const { environment, secrets } = plantedSecrets('http://127.0.0.1:2', folder)
    const [well, ill] = await Promise.all([doctor({}), doctor(environment)])
    expect([well.code, well.errors]).toEqual([0, ''])
    expect(well.output).toMatch(/^✓ Node /)
    expect(well.output.trimEnd().split('\n')).toHaveLength(18)
    expect([ill.code, ill.errors]).toEqual([1, ''])
    expect(ill.output).toContain('✗ Database ')
    for (const secret of secrets) expect(ill.output + ill.errors).not.toContain(secret)
  },
)

test('The command doctor names a variable of the wrong format and ends with 1', async () => {
  const { output, errors, code } = await doctor({ STRIPE_SECRET_KEY: 'canary' })
  expect([output, code]).toEqual(['', 1])
  expect(errors).toContain('STRIPE_SECRET_KEY: expected a secret or restricted key')
  expect(errors).not.toContain('canary')
})
