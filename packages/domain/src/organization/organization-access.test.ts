import { expect, test } from 'vitest'
import { ACCOUNT_STATUSES } from '../access/area.ts'
import { type DashboardViewer, readableCustomer } from './organization-access.ts'

const holding = (type: DashboardViewer['entitlements'][number]['type']) => [
  { type, label: null, precedence: 0, customizations: null },
]
const SPONSOR: DashboardViewer = {
  accountType: 'MEMBER',
  customerId: 'acme',
  customerType: 'ENTERPRISE',
  entitlements: holding('enterprise-dashboard'),
}

test('An employer reads its own rows whatever customer it asks for', () => {
  expect(readableCustomer(SPONSOR, 'acme')).toBe('acme')
  expect(readableCustomer(SPONSOR, 'globex')).toBe('acme')
})

test('Staff of the school read the rows of every customer that they ask for', () => {
  const staff: DashboardViewer = { ...SPONSOR, customerId: 'section', customerType: 'INTERNAL' }
  expect(readableCustomer(staff, 'acme')).toBe('acme')
  expect(readableCustomer({ ...staff, entitlements: [] }, 'acme')).toBeNull()
})

test('Nobody reads dashboards without the area, without an employer, or as a consumer', () => {
  expect(readableCustomer({ ...SPONSOR, entitlements: holding('mcsc-unlimited') }, 'acme')).toBeNull()
  expect(readableCustomer({ ...SPONSOR, customerId: null, customerType: null }, 'acme')).toBeNull()
  expect(readableCustomer({ ...SPONSOR, customerType: 'CONSUMER' }, 'acme')).toBeNull()
})

test('Only accounts whose membership runs read dashboards', () => {
  const reading = ACCOUNT_STATUSES.filter((accountType) =>
    readableCustomer({ ...SPONSOR, accountType }, 'acme'),
  )
  expect(reading).toEqual(['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL'])
})
