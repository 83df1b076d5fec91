import { expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { fixedAuthorizeUrl } from './authorize-url.ts'

test('The authorization URL requests a code and the three scopes', () => {
  const config = readConfig({ PUBLIC_URL: 'https://app.school.example' })
  const url = fixedAuthorizeUrl(config, { clientId: 'member-app-sso', identityProvider: 'acme' })
  expect(`${url.origin}${url.pathname}`).toBe('https://app.school.example/oauth2/authorize')
  const { scope, ...others } = Object.fromEntries(url.searchParams)
  expect(scope?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  expect(others).toEqual({
    response_type: 'code',
    client_id: 'member-app-sso',
    redirect_uri: 'https://app.school.example/oauth',
    identity_provider: 'acme',
  })
})
