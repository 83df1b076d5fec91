import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'

test.each([
  '/preview/abc',
  '/pathway/a%20b%20c',
  '/invite-registration/ab',
  `/invite-registration/${'A'.repeat(65)}`,
  '/?invite=abc',
  '/signup?preview=..%2Fx',
  '/?invite=ACME&invite=ACME',
  '/?invite=..%2Fx',
  '/?preview=%252e%252e%252f',
  '/login?invite=ACME%3Fa%3Db',
  '/courses?preview=abc',
  '/preview/a%2Fb%2Fc',
  '/pathway/x%2F..%2Fy',
  '/invite-registration/AC%23ME',
])(
  'The address %s, which is invalid for an invitation, says so and links to support without asking the server',
  async (address) => {
    const { requests } = openApp(address)
    expect(await screen.findByRole('heading', { name: 'Whoops!' })).toBeDefined()
    expect(screen.getByText('This invitation link is invalid.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(requests).toEqual([])
  },
)

test.each(['/?gotoSignup=1&gotoSignup=2', '/signup?gotoSignup=1&gotoSignup=2'])(
  'The address %s, which repeats gotoSignup, shows the 404 page without a request to the server',
  async (address) => {
    const { requests } = openApp(address)
    expect(await screen.findByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeDefined()
    expect(requests).toEqual([])
  },
)
