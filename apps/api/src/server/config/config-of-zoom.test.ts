import { expect, test } from 'vitest'
import { checkServing, readConfig } from './config.ts'

const ZOOM = { ZOOM_ACCOUNT_ID: 'account', ZOOM_CLIENT_ID: 'client', ZOOM_CLIENT_SECRET: 'secret' }

test('A demo has a meeting service of its own, and a school has a fully configured one or none', () => {
  expect(readConfig({}).zoom).toMatchObject({ emulated: true })
  expect(readConfig({ NODE_ENV: 'production' }).zoom).toBeNull()
  expect(readConfig(ZOOM).zoom).toEqual({
    accountId: 'account',
    clientId: 'client',
    clientSecret: 'secret',
    emulated: false,
    apiUrl: 'https://api.zoom.us/v2',
    oauthUrl: 'https://zoom.us/oauth/token',
  })
  for (const missing of Object.keys(ZOOM))
    expect(() => readConfig({ ...ZOOM, [missing]: undefined }), missing).toThrow('set all three, or none')
  expect(() => readConfig({ ZOOM_API_URL: 'https://zoom.example' })).toThrow('set all three, or none')
})

test('A meeting service elsewhere is asked below its own address', () => {
  const own = { ZOOM_API_URL: 'https://zoom.example/v2/', ZOOM_OAUTH_URL: 'https://zoom.example/token' }
  expect(readConfig({ ...ZOOM, ...own }).zoom).toMatchObject({
    apiUrl: 'https://zoom.example/v2',
    oauthUrl: 'https://zoom.example/token',
  })
})

test('A meeting service in production is one with TLS', () => {
  const closed = { NODE_ENV: 'production', WORKER: 'false', PUBLIC_URL: 'https://members.school.example' }
  const serve = (environment: Record<string, string>) => () =>
    checkServing(readConfig({ ...closed, ...ZOOM, ...environment }))
  expect(serve({})).not.toThrow()
  expect(serve({ ZOOM_API_URL: 'http://zoom.example' })).toThrow('ZOOM_API_URL: in production')
  expect(serve({ ZOOM_OAUTH_URL: 'http://zoom.example' })).toThrow('ZOOM_OAUTH_URL: in production')
})
