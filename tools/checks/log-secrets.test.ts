import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchLog, findSecrets, watchOutput } from './log-secrets.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-secrets-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a planted value', 'the Canary sang'],
  ['a password of a test', '{"msg":"no account for Section-demo-1"}'],
  ['a password hash', '{"hash":"$argon2id$v=19$m=19456"}'],
  ['an e-mail address', '{"msg":"550 nia.o+x@members.demo.school unknown"}'],
  ['an e-mail address', '{"path":"/user?email=nia%40demo.school"}'],
  ['a token', '{"t":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.x"}'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a private key', String.raw`{"msg":"{\"kty\":\"RSA\",\"d\":\"abcdefghijklmnopqrstuvwx\"}"}`],
  ['a header that proves who calls', '{"authorization":"Bearer abcdefgh.ijkl"}'],
  ['a header that proves who calls', '{"cookie":"x"}'],
  ['a mailed code or the secret of a link', '{"path":"/set-password?tac=0a1b2c"}'],
  ['a SAML message', '{"body":"SAMLResponse=x"}'],
  ['a field of a form', String.raw`{"body":"{\"password\":\"x\"}"}`],
  ['a statement’s parameters', '{"msg":"Failed query: select $1 params: x"}'],
  ['a row that the database quotes', '{"detail":"Key (email)=(x) already exists."}'],
])('A log line with %s is reported', (secret, line) => {
  expect(findSecrets(`{"level":30}\n${line}`, 'a.log')).toContainEqual({ location: 'a.log:2', secret })
})

test.each([
  '{"level":50,"time":1795000000000,"pid":123456,"err":{"type":"DrizzleQueryError","code":"23505","statement":"insert into users (email) values ($1)"}}',
  '{"level":40,"err":{"stack":"Error\\n    at file:///app/node_modules/@fastify/static/index.js:236127:15"}}',
  '{"level":30,"msg":"The mail to … was refused: 550"}',
])('A log line without secrets is not reported: %s', (line) => {
  expect(findSecrets(line, 'a.log')).toEqual([])
})

test('A log with a secret is reported by its location and kind, never by the value', () => {
  const file = join(folder, 'servers.log')
  writeFileSync(file, '{"level":30}\n{"level":50,"msg":"Section-demo-1"}\n')
  const [message, ...others] = searchLog(file)
  expect(message).toMatch(/servers\.log:2: the log holds a password of a test$/)
  expect(others).toEqual([])
})

test('A log without entries is reported as a failure', () => {
  const file = join(folder, 'servers.log')
  expect(searchLog(file)).toEqual([expect.stringMatching('no server has logged anything')])
  writeFileSync(file, '')
  expect(searchLog(file)).toHaveLength(1)
})

test.each([
  ['log', 'ready at http://localhost', undefined],
  ['log', 'signed in with Section-demo-1', /^A server has printed output:1: a password of a test\.$/],
  ['error', 'signed in with Section-demo-1', /^A server has printed output:1: a password of a test\.$/],
])('The output of a server by console.%s is searched for secrets: %s', async (method, words, refusal) => {
  const server = spawn(process.execPath, ['-e', `console.${method}(${JSON.stringify(words)})`])
  const refuseSecrets = watchOutput(server)
  await once(server, 'close')
  if (refusal) expect(refuseSecrets).toThrow(refusal)
  else expect(refuseSecrets).not.toThrow()
})
