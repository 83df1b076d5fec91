import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { examine } from '../examine.fixture.ts'
import { checkMailServer } from './check-mail-server.ts'
import { createSenderCheck } from './check-sender.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a mail server that lets in `school` with the password `canary-right`, and returns its host and port. */
async function mailServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'school' && password === 'canary-right'
        ? done(null, { user: username })
        : done(new Error('canary-answer')),
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => server.close(() => undefined))
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

const check = (SMTP_URL: string) => examine(checkMailServer, { SMTP_URL })

test('A mail server without a login is well, and is said to speak no TLS', async () => {
  const host = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
  expect(await check(`smtp://${host}`)).toEqual([`✓ ${host} takes mail without TLS and without a login`])
})

test('A mail server that would take the password without TLS is a fault', async () => {
  const host = await mailServer()
  expect(await check(`smtp://school:canary-right@${host}`)).toEqual([
    `✗ SMTP_URL: ${host} offers no TLS, so that anybody on the way reads the password; use smtps://, or a server with STARTTLS.`,
  ])
})

test('A mail server that refuses the login is told apart from others', async () => {
  const host = await mailServer()
  expect(await check(`smtp://school:canary-wrong@${host}`)).toEqual([
    '✗ SMTP_URL: the mail server refuses the user or the password.',
  ])
})

test('A mail server with a certificate of nobody known is named as such', async () => {
  const host = await mailServer({ secure: true })
  expect(await check(`smtps://school:canary-right@${host}`)).toEqual([
    expect.stringMatching(/^✗ SMTP_URL: the mail server cannot be used: its certificate [^.]+\.$/),
  ])
})

test('A port that another kind of server has is named as such', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await once(other, 'listening')
  closers.push(() => other.close())
  const { port } = other.address() as AddressInfo
  expect(await check(`smtp://127.0.0.1:${port}`)).toEqual([
    '✗ SMTP_URL: what listens there does not speak SMTP.',
  ])
})

test('A mail server that cannot be reached is told with the reason', async () => {
  expect(await check('smtp://school:canary@127.0.0.1:2')).toEqual([
    '✗ SMTP_URL: the mail server cannot be used: nothing listens there.',
  ])
  expect(await examine(checkMailServer, {})).toEqual(['– SMTP_URL is not set, so this process sends no mail'])
})

const nothing = () => Promise.reject(Object.assign(new Error('canary'), { code: 'ENODATA' }))
const silent = () => Promise.reject(Object.assign(new Error('canary'), { code: 'ETIMEOUT' }))
const mx = async () => [{ exchange: 'mail.school.example', priority: 1 }]
const txt =
  (...texts: string[]) =>
  async () =>
    texts.map((text) => [text])
const NO_MX =
  '✗ MAIL_FROM: school.example takes no mail (it has no MX record), so that receivers mistrust what comes from it.'
const NO_SPF =
  '✗ MAIL_FROM: school.example names no servers that may send in its name (SPF); add a TXT record that begins with v=spf1.'

test.each([
  [
    'with both records',
    mx,
    txt('v=spf1 -all', 'other'),
    ['✓ school.example takes mail and has an SPF record'],
  ],
  ['without an MX record', nothing, txt('v=spf1 -all'), [NO_MX]],
  ['without an SPF record', mx, txt('other'), [NO_SPF]],
  ['without any records', nothing, nothing, [NO_MX, NO_SPF]],
  [
    'with two SPF records',
    mx,
    txt('v=spf1 -all', 'v=spf1 ~all'),
    ['✗ MAIL_FROM: school.example has several SPF records, which counts as none; keep one.'],
  ],
  [
    'that nobody can look up',
    silent,
    silent,
    ['✓ school.example; its records could not be looked up from here'],
  ],
])('A sender %s is told so', async (_what, resolveMx, resolveTxt, lines) => {
  const run = createSenderCheck({ resolveMx, resolveTxt } as Parameters<typeof createSenderCheck>[0] & object)
  expect(await examine(run, { MAIL_FROM: 'School <hello@school.example>' })).toEqual(lines)
})
