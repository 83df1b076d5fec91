import { beforeEach, expect, test, vi } from 'vitest'
import { limitedServer, through } from '../limits/limited-server.ts'
import { get, sendRaw } from '../kit/raw-request.ts'

const limited = limitedServer()
const logged: unknown[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(limited.server.services.log, 'warn').mockImplementation((line) => void logged.push(line))
})

const VIOLATION = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://canary@evil.example/canary.js?canary=1',
  documentURL: 'https://school.example/set-password?tac=canary',
  sample: 'canary',
}
const report = async (type: string, body: string, from = '192.0.2.1') => {
  const { statusCode, payload } = await limited.server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type, ...through(from) },
    payload: body,
  })
  return { status: statusCode, body: payload }
}

test('Pages tell browsers where to report violations of their policy', async () => {
  const { headers } = await sendRaw(limited.server.url, get('/login'))
  expect(headers['content-security-policy']).toContain(';report-uri /policy-reports;report-to policy')
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
})

test.each([
  [
    'application/reports+json',
    [{ type: 'csp-violation', url: 'https://x.example/?canary', body: VIOLATION }],
  ],
  [
    'application/csp-report',
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': VIOLATION.blockedURL,
        'document-uri': VIOLATION.documentURL,
      },
    },
  ],
])('A policy report sent as %s logs only the directive and the origin', async (type, body) => {
  expect(await report(type, JSON.stringify(body))).toEqual({ status: 204, body: '' })
  expect(logged).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example' }])
})

test.each([
  ['inline', 'inline'],
  ['data:text/html,canary', 'data:'],
  ['no address canary', 'unknown'],
])('A policy report about %s logs %s', async (blockedURL, blocked) => {
  await report('application/reports+json', JSON.stringify([{ body: { ...VIOLATION, blockedURL } }]))
  expect(logged).toEqual([{ directive: 'script-src-elem', blocked }])
})

test('A request body that is not a policy report is answered like one and not logged', async () => {
  for (const body of ['[]', '{}', 'null', '[{"body":{"effectiveDirective":7}}]'])
    expect(await report('application/csp-report', body)).toEqual({ status: 204, body: '' })
  expect(logged).toEqual([])
})

test('A policy report about an unknown directive is not logged', async () => {
  const body = { ...VIOLATION, effectiveDirective: 'canary nia@example.com' }
  await report('application/reports+json', JSON.stringify([{ body }]))
  expect(logged).toEqual([{ directive: 'unknown', blocked: 'https://evil.example' }])
})

test('A policy report over 16 kB is refused', async () => {
  expect((await report('application/csp-report', JSON.stringify('x'.repeat(20_000)))).status).toBe(413)
})

test('Sixty policy reports in ten minutes are logged for one IP address, and those of other addresses still are', async () => {
  const body = JSON.stringify([{ body: VIOLATION }])
  for (let i = 0; i < 70; i++)
    expect((await report('application/reports+json', body, '198.51.100.7')).status).toBe(204)
  expect(logged).toHaveLength(60)
  await report('application/reports+json', body, '192.0.2.2')
  expect(logged).toHaveLength(61)
})
