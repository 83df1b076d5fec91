import { expect, test } from 'vitest'
import { refusal } from './config-refusal.fixture.ts'
import { checkServing, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

test('A server starts without a mail server only in a demo', () => {
  const serve = (environment: Record<string, string>) => () => checkServing(readConfig(environment))
  const mail = { SMTP_URL: 'smtps://mail.example:465', MAIL_FROM: 'School <hello@school.example>' }
  const noServer = 'SMTP_URL: outside a demo, name the server that takes mail, smtp:// or smtps://.'
  const noSender = 'MAIL_FROM: outside a demo, name the address that mail comes from.'
  expect(serve({})).not.toThrow()
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://members.school.example' }
  expect(serve({ ...production, ...mail })).not.toThrow()
  expect(serve({ ...production, WORKER: 'false' })).not.toThrow()
  expect(serve(production)).toThrow(new ConfigError(`${noServer}\n${noSender}`))
  expect(serve({ DEMO: 'false', MAIL_FROM: mail.MAIL_FROM })).toThrow(new ConfigError(noServer))
  expect(refusal({ SMTP_URL: 'https://mail.example' })).toMatch(/^SMTP_URL: /)
  expect(refusal({ MAIL_FROM: 'School <a@b.example>\r\nBcc: all@b.example' })).toBe(
    'MAIL_FROM: expected one address that mail comes from, e.g. hello@school.example or School <hello@school.example>',
  )
})

test.each(['Acme: School', 'Acme <3', 'Say "hi"; now', 'Acme, Inc.', '学校 🎓'])(
  'The brand %s becomes the sender’s name in the mails of a demo, and no part of the sender’s address',
  (name) => {
    const { brand, mail } = readConfig({ BRAND_NAME: ` ${name} ` })
    expect(brand.name).toBe(name)
    expect(mail.from).toEqual({ name, address: 'hello@demo.school' })
    const from = readConfig({ MAIL_FROM: `${name} <hello@school.example>` }).mail.from
    expect(from).toEqual({ name, address: 'hello@school.example' })
  },
)

test('A brand that is not one line of visible characters, and a support address that is not one address, are refused', () => {
  for (const name of ['', '  ', 'Acme\r\nBcc: all@evil.example', 'Acme\u0000', 'x'.repeat(41)])
    expect(refusal({ BRAND_NAME: name })).toBe('BRAND_NAME: must be one line of at most 40 characters')
  for (const address of [
    '',
    'Acme',
    'a@b',
    'a@b.example, c@d.example',
    'Acme <a@b.example>',
    'a@b.example\n',
  ])
    expect(refusal({ SUPPORT_EMAIL: address })).toMatch(/^SUPPORT_EMAIL: /)
})
