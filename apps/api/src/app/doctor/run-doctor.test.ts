import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { SOURCE_FOLDERS } from '../../testing/source-folders.ts'
import { closeAll, serve } from './answering.fixture.ts'
import { type DoctorCheck, good, wrong } from './doctor-check.ts'
import { plantedSecrets } from './planted-secrets.fixture.ts'
import { runDoctor } from './run-doctor.ts'

afterEach(closeAll)

/** Starts a service that refuses everything, and repeats all of it in words, headers and codes of errors. */
const repeating = () =>
  serve((app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.all('/*', (request, reply) => {
      const said = JSON.stringify([request.url, request.headers, request.body]).slice(0, 3000)
      const xml = `<Error><Code>${said}</Code><Message>${said}</Message><Region>${said}</Region></Error>`
      const error = { type: said, code: said, message: said }
      const isJson = request.headers.accept?.includes('json') ?? false
      return reply
        .code(400)
        .header('location', encodeURI(request.url))
        .send(isJson ? { error, message: said, reason: said } : xml)
    })
  })

/** A configuration without a database, in a folder that is not there. */
const config = readConfig({ ...SOURCE_FOLDERS, DATA_DIR: join(tmpdir(), 'doctor-without-data') })
const check = (name: string, run: DoctorCheck['run']): DoctorCheck => ({ name, run })

test('The lines stand in the order of the checks, whichever answers first', async () => {
  const { promise: secondAnswers, resolve: answerSecond } = Promise.withResolvers<void>()
  const slow = check('First', async () => {
    await secondAnswers
    return [good('late'), good('and more')]
  })
  const quick = check('Second one', async () => {
    answerSecond()
    return [good('early')]
  })
  const { lines, isWell } = await runDoctor(config, { checks: [slow, quick] })
  expect(lines).toEqual(['✓ First       late', '✓ First       and more', '✓ Second one  early'])
  expect(isWell).toBe(true)
})

test('A check that does not end, or fails, is a fault of its own and holds up no other', async () => {
  const checks = [
    check('Silent', () => new Promise(() => undefined)),
    check('Broken', () => Promise.reject(new RangeError('canary'))),
    check('Wrong', async () => [wrong('it is.')]),
    check('Good', async () => [good('it is')]),
  ]
  const started = performance.now()
  const { lines, isWell } = await runDoctor(config, { checks, patienceMs: 100 })
  expect(performance.now() - started).toBeLessThan(2000)
  expect(lines).toEqual([
    '✗ Silent  it gave no answer within 0.1 seconds',
    '✗ Broken  it could not be examined (RangeError)',
    '✗ Wrong   it is.',
    '✓ Good    it is',
  ])
  expect(isWell).toBe(false)
})

test('No secret of any variable is printed when every service repeats what it is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-secrets-'))
  const { environment, secrets } = plantedSecrets(await repeating(), folder)
  const { lines, isWell } = await runDoctor(readConfig({ ...SOURCE_FOLDERS, ...environment }), {
    patienceMs: 8000,
  })
  expect(isWell).toBe(false)
  // Every service is configured; the realms are in the database, which nobody reaches.
  expect(lines.filter((line) => line.startsWith('–'))).toEqual([
    expect.stringMatching(/^– Employers’ sign-in /),
  ])
  expect(secrets.length).toBeGreaterThan(15)
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
  await rm(folder, { recursive: true })
}, 30_000)
