import type { Page } from '@playwright/test'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expectScreen } from './kit/expect-screenshot.ts'
import { expect } from './kit/journey.ts'
import { ACME, names, signInOnceCounted, table, userIdOf } from './kit/organization/dashboard.ts'
import { test, titled } from './kit/pictures.ts'

const employee = (userId: string) => pathTo('customerEmployee', { customerId: ACME, userId })

/** The sentence with the minute of the last count, which is another one in each run. */
const counted = (page: Page) => page.getByText(/^Figures /)

test('The dashboard of an employer looks like its pictures, with its employees and with its courses', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization')
  await titled(page, 'Insights Hub')
  await expect(names(page, 'Employees')).toHaveCount(20)
  await expectScreen(page, 'organization', { mask: [counted(page)] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/organization?tab=courses&search=negotiation')
  await titled(page, 'Insights Hub')
  await page.getByRole('button', { name: 'Negotiation That Lasts' }).click()
  await expect(table(page, 'Sessions of Negotiation That Lasts')).toBeVisible()
  await expectScreen(page, 'organization-courses', { mask: [counted(page)] })
})

test('The page of an employee, and one that is not available, look like their pictures', async ({ page }) => {
  await signInOnceCounted(page, 'lead')
  await page.goto(employee(userIdOf('grace.onyango@acme.example')))
  await titled(page, 'Student Details')
  await expect(names(page, 'Courses and sessions').first()).toBeVisible()
  await expectScreen(page, 'employee', { mask: [counted(page)] })
  await page.goto(employee('nobody'))
  await titled(page, 'Dashboard Not Available')
  await expectScreen(page, 'dashboard-not-available')
})
