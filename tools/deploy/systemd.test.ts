import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkServing, readConfig } from '../../apps/api/src/server/config/config.ts'
import { Environment } from '../../apps/api/src/server/config/environment.ts'
import { deployFile, exampleVariables } from './deploy-files.ts'

const UNITS = ['section-migrate.service', 'section-worker.service', 'section@.service']
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
/** The time that a server serves on and then finishes requests, after it was asked to stop. */
const STOP_SECONDS = 5 + 10

/** Returns the settings of a unit by their names. */
const settings = (unit: string): Record<string, string> =>
  Object.fromEntries(
    [...deployFile(`systemd/${unit}`).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

test.runIf(hasSystemd)('The units are ones that systemd takes without a remark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'current'))
  const written = UNITS.map((unit) => {
    const path = join(folder, unit.replace('@', '@3001'))
    const text = deployFile(`systemd/${unit}`)
      .replaceAll('/opt/section', folder)
      .replaceAll('/usr/bin/node', process.execPath)
    writeFileSync(path, text)
    return path
  })
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...written], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})

test('All units run as a user of their own, whose files are read-only', () => {
  const hardening = UNITS.map((unit) => deployFile(`systemd/${unit}`).split(/^# What the process may do/m)[1])
  const lines = hardening.map((text) => text?.split('\n[Install]')[0]?.trimEnd())
  expect(new Set(lines).size).toBe(1)
  expect(settings('section@.service')).toMatchObject({
    DynamicUser: 'yes',
    ProtectSystem: 'strict',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
  })
})

test.each(['section-worker.service', 'section@.service'])(
  'The unit %s starts after the migrations, is started again after a failure, and may finish its work',
  (unit) => {
    expect(settings(unit)).toMatchObject({
      Requires: 'section-migrate.service',
      After: 'section-migrate.service',
      Restart: 'on-failure',
      KillMode: 'mixed',
    })
    expect(Number(settings(unit)['TimeoutStopSec'])).toBeGreaterThan(STOP_SECONDS)
  },
)

test('The example of a configuration is complete, and every variable in it is known', () => {
  const text = deployFile('systemd/section.env.example')
  const named = [...text.matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in Environment.shape))).toEqual([])
  // The units name them, and what stands in the file would go before.
  expect(named).not.toContain('PORT')
  expect(named).not.toContain('WORKER')
  const config = readConfig(exampleVariables('systemd/section.env.example'))
  expect(() => checkServing(config)).not.toThrow()
  expect(config).toMatchObject({ production: true, brand: { name: 'The School' } })
})
