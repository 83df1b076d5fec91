import { expect, test } from 'vitest'
import { refusal } from './config-refusal.fixture.ts'
import { checkServing, readConfig } from './config.ts'

const TUTOR = {
  PROFAI_URL: 'https://tutor.example/start',
  PROFAI_CLIENT_ID: 'profai',
  PROFAI_CLIENT_SECRET: 'a secret of more than thirty-two characters',
}

test('A demo has a tutor of its own, and a school has a fully configured one or none', () => {
  expect(readConfig({}).tutor).toMatchObject({ url: '/dev/profai', clientId: 'profai', emulated: true })
  expect(readConfig({}).tutor?.clientSecret).toMatch(/^[\w-]{43}$/)
  expect(readConfig({ NODE_ENV: 'production' }).tutor).toBeNull()
  expect(readConfig(TUTOR).tutor).toEqual({
    url: 'https://tutor.example/start',
    clientId: 'profai',
    clientSecret: TUTOR.PROFAI_CLIENT_SECRET,
    emulated: false,
  })
  for (const missing of Object.keys(TUTOR))
    expect(() => readConfig({ ...TUTOR, [missing]: undefined }), missing).toThrow('set all three, or none')
})

test.each([
  ['PROFAI_URL', 'https://tutor.example/#start'],
  ['PROFAI_URL', 'javascript:alert(1)'],
  ['PROFAI_URL', '/tutor'],
  ['PROFAI_CLIENT_ID', 'prof:ai'],
  ['PROFAI_CLIENT_SECRET', 'short'],
])('A tutor with %s=%s is refused', (name, value) => {
  expect(refusal({ ...TUTOR, [name]: value })).toMatch(new RegExp(`^${name}: `))
})

test('A tutor in production is one with TLS', () => {
  const closed = { NODE_ENV: 'production', WORKER: 'false', PUBLIC_URL: 'https://members.school.example' }
  const serve = (PROFAI_URL: string) => () => checkServing(readConfig({ ...closed, ...TUTOR, PROFAI_URL }))
  expect(serve(TUTOR.PROFAI_URL)).not.toThrow()
  expect(serve('http://tutor.example')).toThrow('PROFAI_URL: in production')
})
