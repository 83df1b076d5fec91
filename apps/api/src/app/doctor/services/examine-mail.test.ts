import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { closeAll, closeLater } from '../answering.fixture.ts'
import { examine } from '../examine.fixture.ts'
import { examineMailServer } from './examine-mail-server.ts'
import { createSenderCheck } from './examine-sender.ts'

afterEach(closeAll)

const LOGIN = { user: 'school', password: 'canary-right' }

/** Starts a mail server and returns its host and port. */
async function mailServer(options: Parameters<typeof startSmtpEmulator>[1] = {}): Promise<string> {
  const server = await startSmtpEmulator(async () => {}, options)
  closeLater(() => server.close())
  return new URL(server.url).host
}

const check = (SMTP_URL: string) => examine(examineMailServer, { SMTP_URL })

test('A mail server without a login is well, and is said to speak no TLS', async () => {
  const host = await mailServer()
  expect(await check(`smtp://${host}`)).toEqual([`✓ ${host} takes mail without TLS and without a login`])
})

test('A mail server that would take the password without TLS is a fault', async () => {
  const host = await mailServer({ login: LOGIN })
  expect(await check(`smtp://school:canary-right@${host}`)).toEqual([
    `✗ SMTP_URL: ${host} offers no TLS, so that anybody on the way reads the password; use smtps://, or a server with STARTTLS.`,
  ])
})

test('A mail server that refuses the login is told apart from others', async () => {
  const host = await mailServer({ login: LOGIN })
  expect(await check(`smtp://school:canary-wrong@${host}`)).toEqual([
    '✗ SMTP_URL: the mail server refuses the user or the password.',
  ])
})

test('A mail server with a certificate of nobody known is named as such', async () => {
  const host = await mailServer({ isSecure: true })
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
  closeLater(async () => other.close())
  const { port } = other.address() as AddressInfo
  expect(await check(`smtp://127.0.0.1:${port}`)).toEqual([
    '✗ SMTP_URL: what listens there does not speak SMTP.',
  ])
})

test('A mail server that cannot be reached is told with the reason', async () => {
  expect(await check('smtp://school:canary@127.0.0.1:2')).toEqual([
    '✗ SMTP_URL: the mail server cannot be used: nothing listens there.',
  ])
  expect(await examine(examineMailServer, {})).toEqual([
    '– SMTP_URL is not set, so this process sends no mail',
  ])
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
  const run = createSenderCheck({ resolveMx, resolveTxt })
  expect(await examine(run, { MAIL_FROM: 'School <hello@school.example>' })).toEqual(lines)
})
