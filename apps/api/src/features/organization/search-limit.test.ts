import { beforeAll, expect, test } from 'vitest'
import { ACME, GLOBEX, NOBODY, organizationTestKit } from './organization-kit.fixture.ts'

// SECURITY.md#rate-limits

const kit = organizationTestKit({ config: { rateLimits: true } })
let employee: string
beforeAll(async () => {
  ;[employee = ''] = await kit.employees([{ name: 'Ann Lee' }])
})

interface Answer {
  totalPages: number
  error: { code: string; message: string } | null
}

test('A member searches the tables of a dashboard 60 times a minute, and reads then when to try again', async () => {
  const searches = [
    () => kit.ask<Answer>('employees', { customerId: ACME, searchTerm: 'ann' }),
    () => kit.ask<Answer>('courses', { customerId: ACME, searchTerm: 'ann' }),
    () => kit.ask<Answer>('employeeCourses', { userId: employee, searchTerm: 'ann' }),
  ]
  // What is refused, and a table without a search, count nothing.
  for (const customerId of [NOBODY, GLOBEX])
    expect(await kit.ask<Answer>('employees', { customerId, searchTerm: 'ann' })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    })
  expect((await kit.ask<Answer>('employees', { customerId: ACME, searchTerm: ' ' })).error).toBeNull()
  for (let count = 0; count < 20; count++)
    for (const search of searches) expect((await search()).error).toBeNull()
  for (const search of searches)
    expect(await search()).toMatchObject({
      totalPages: 1,
      error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 1 minute.' },
    })
  expect(await kit.ask<Answer>('employees', { customerId: ACME })).toMatchObject({
    totalPages: 1,
    error: null,
  })
  const rival = await kit.ask<Answer>(
    'employees',
    { customerId: GLOBEX, searchTerm: 'ann' },
    kit.tokens.rival,
  )
  expect(rival.error).toBeNull()
})
