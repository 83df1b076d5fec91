import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIGURE_PERIODS } from '@section/domain/organization/figure-period.ts'
import { TABLE_SORT_KEYS } from '@section/domain/organization/organization-table.ts'
import { type DownloadRequest, downloadAddress, readDownloadAddress } from './download-address.ts'

const requests: fc.Arbitrary<DownloadRequest> = fc.record({
  downloadType: fc.constantFrom('EMPLOYEES', 'COURSES', 'EMPLOYEE_COURSES'),
  customerId: fc.uuid(),
  employeeId: fc.oneof(fc.uuid(), fc.constant('')),
  searchTerm: fc.string({ unit: 'binary' }),
  filterType: fc.constantFrom(...FIGURE_PERIODS),
  sortBy: fc.record({
    key: fc.constantFrom(...Object.values(TABLE_SORT_KEYS).flat()),
    direction: fc.constantFrom('ASC', 'DESC'),
  }),
})

test('The address of a file is a path of this site that is read as what was asked for', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const address = downloadAddress(request)
      const { origin, pathname, searchParams } = new URL(address, 'https://members.school.example')
      expect([origin, address.startsWith('/organization-downloads/')]).toEqual([
        'https://members.school.example',
        true,
      ])
      const file = pathname.slice(pathname.lastIndexOf('/') + 1)
      expect(readDownloadAddress(file, Object.fromEntries(searchParams))).toEqual(request)
    }),
  )
})

test('The address of a table as it comes has its period only', () => {
  expect(
    downloadAddress({ downloadType: 'COURSES', customerId: 'acme', sortBy: null, filterType: null }),
  ).toBe('/organization-downloads/courses.csv?customerId=acme&filterType=CONTRACT_TO_DATE')
})
