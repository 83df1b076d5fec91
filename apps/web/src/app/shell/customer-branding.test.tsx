import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { logoOf, useCustomerAccent } from './customer-branding.ts'

afterEach(cleanup)

const Framed = ({ accent }: { accent: string | null }) => {
  useCustomerAccent(accent)
  return null
}
const accent = () => document.documentElement.style.getPropertyValue('--brand-accent')

test('The accent color of a customer applies while the component that uses it is mounted', () => {
  const { unmount } = render(<Framed accent="#0B6B67" />)
  expect(accent().toLowerCase()).toBe('#0b6b67')
  unmount()
  expect(accent()).toBe('')
})

test("The logo of the shell is the plan's, else the customer's, else the school's", () => {
  const customer = {
    customerId: 'acme',
    name: 'Acme',
    type: 'ENTERPRISE' as const,
    enableProfAI: false,
    disableAIFeatures: false,
    logoUrl: '/art/logo/acme.svg',
    accentColor: null,
  }
  const plan = (navLogoUrl: string | null) => ({
    entitlements: [
      { type: 'mcsc-unlimited' as const, label: null, precedence: 1, customizations: { navLogoUrl } },
    ],
  })
  expect(logoOf({ customer }, plan('/art/logo/academy.svg'))).toBe('/art/logo/academy.svg')
  expect(logoOf({ customer }, plan(null))).toBe('/art/logo/acme.svg')
  expect(logoOf({ customer: null }, plan(null))).toBeNull()
})
