import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as ask, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { answering, closeAll, closeLater } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { createSiteCheck } from './examine-site.ts'

const known = getCACertificates('default')
let certificate: { key: string; cert: string }
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-tls-'))
  const [key, cert] = ['key', 'cert'].map((name) => join(folder, name)) as [string, string]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '10', '-keyout', key, '-out', cert]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...made, ...names], { stdio: 'ignore' })
  certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
})
afterEach(closeAll)
afterAll(() => setDefaultCACertificates(known))

interface Proxies {
  /** The addresses that the proxies on the way add. */
  added?: string[]
  hops?: number
  isSecure?: boolean
  /** The school's address, where it is not that of the proxy. */
  publicUrl?: string
  dropsHsts?: boolean
}

/** Starts a server behind proxies. Returns it with the address at which members open it. */
async function behindProxies({ added = ['10.0.0.1'], hops = 1, isSecure = false, ...more }: Proxies = {}) {
  const port = await freePort()
  const address = `http${isSecure ? 's' : ''}://localhost:${port}`
  const environment = { TRUST_PROXY_HOPS: String(hops) }
  const server = await startTestServer({ environment, publicUrl: more.publicUrl ?? address })
  closeLater(() => server.close())
  const forward: RequestListener = (request, response) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? [], added].flat().join(', ')
    const headers = { ...request.headers, ...(forwarded && { 'x-forwarded-for': forwarded }) }
    const onward = ask(new URL(request.url ?? '/', own(server)), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  }
  const proxy: Server = isSecure ? createSecureServer(certificate, forward) : createServer(forward)
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve))
  closeLater(async () => void proxy.close())
  return { server, address }
}

const own = ({ app }: TestServer) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const plain = (address: string | null) => createSiteCheck(() => address)

test('A public address that leads to this school through the trusted proxies is well', async () => {
  const { server, address } = await behindProxies()
  expect(await examine(plain(null), { PUBLIC_URL: address }, { database: server.database })).toEqual([
    `✓ ${address} leads to this school, 1 proxies, as TRUST_PROXY_HOPS says`,
  ])
  expect(await examine(plain(null), { PUBLIC_URL: address })).toEqual([
    `✓ ${address} leads to this school, proxies not counted`,
  ])
})

test.each([
  [2, ['10.0.0.1'], 1, 'so visitors choose whom they are counted as'],
  [1, [], 0, 'so visitors choose whom they are counted as'],
  [0, ['10.0.0.1'], 1, 'so all members are counted as one visitor and soon asked to wait'],
  [1, ['10.0.0.1', '10.0.0.2'], 2, 'so all members are counted as one visitor and soon asked to wait'],
])('TRUST_PROXY_HOPS=%i before %j is told with the right number', async (hops, added, count, consequence) => {
  const { server, address } = await behindProxies({ hops, added })
  expect(await examine(plain(null), { PUBLIC_URL: address }, { database: server.database })).toEqual([
    `✗ TRUST_PROXY_HOPS: it is ${hops}, and ${count} proxies add to X-Forwarded-For on the way from here, ${consequence}; set it to ${count}.`,
  ])
})

test('The count of proxies is answered to nobody without the school’s secret', async () => {
  const { address } = await behindProxies()
  for (const value of ['', 'x', `${'a'.repeat(36)}.${'b'.repeat(43)}`])
    expect((await fetch(`${address}/healthz/proxies`, { headers: { 'x-doctor': value } })).status).toBe(404)
})

test('A certificate is told with its days, and one that nobody knows as not trusted', async () => {
  const { address } = await behindProxies({ isSecure: true })
  expect(await examine(plain(null), { PUBLIC_URL: address })).toEqual([
    expect.stringMatching(
      /^✗ PUBLIC_URL: nobody can open https:\/\/localhost:\d+: its certificate is not trusted/,
    ),
  ])
  setDefaultCACertificates([...known, certificate.cert])
  expect(await examine(plain(null), { PUBLIC_URL: address })).toEqual([
    '✗ PUBLIC_URL: its certificate ends in 9 days; renew it.',
  ])
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@school.example',
  }
  expect(await examine(plain(null), { PUBLIC_URL: address, ...production })).toContain(
    '✗ PUBLIC_URL: the header Strict-Transport-Security gets lost on the way; let the proxy pass it on.',
  )
  setDefaultCACertificates(known)
})

test('An address by http:// is to be led to https://', async () => {
  const { address } = await behindProxies()
  const PUBLIC_URL = address
  const leading = await answering(301, '', { location: 'https://members.school.example/' })
  expect(await examine(plain(leading), { PUBLIC_URL })).toEqual([expect.stringMatching(/^✓/)])
  expect(await examine(plain(await answering(200)), { PUBLIC_URL })).toEqual([
    '✗ PUBLIC_URL: its address with http:// is not led to https:// (200); let the proxy redirect it.',
  ])
  expect(await examine(plain(NOWHERE), { PUBLIC_URL })).toEqual([expect.stringMatching(/^✓/)])
})

const no = ' is no server of a school'
test.each<[string, number, string, string]>([
  [
    'a proxy without a server',
    502,
    '',
    'the proxy reaches no server (502); start one, or correct its address in the proxy.',
  ],
  [
    'a server without its database',
    503,
    '{"status":"database unavailable"}',
    'the server is there and cannot use its database; see above.',
  ],
  ['another site', 200, 'hello', `what answers there${no} (200); let it lead to this one.`],
])('A public address that leads to %s is told so', async (_what, status, body, sentence) => {
  const PUBLIC_URL = await answering(status, body)
  expect(await examine(createSiteCheck(), { PUBLIC_URL })).toEqual([`✗ PUBLIC_URL: ${sentence}`])
})

test('A public address that leads to another school, or nowhere, is told so', async () => {
  const { address } = await behindProxies({ publicUrl: 'https://other.example' })
  expect(await examine(createSiteCheck(), { PUBLIC_URL: address })).toEqual([
    '✗ PUBLIC_URL: the server that answers there has another PUBLIC_URL; set the same for all.',
  ])
  expect(await examine(createSiteCheck(), { PUBLIC_URL: NOWHERE })).toEqual([
    `✗ PUBLIC_URL: nobody can open ${NOWHERE}: nothing listens there.`,
  ])
})
