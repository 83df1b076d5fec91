import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { ask } from '../endpoint.ts'
import { expect } from '../journey.ts'
import { signIn } from '../sign-in.ts'

/** The employers of the demo. */
export const ACME = stableId('customer', 'acme')
export const GLOBEX = stableId('customer', 'globex')

/** The present employees of Acme: those of its file, and the accounts employee@, lead@ and sponsor@. */
export const EMPLOYEES_OF_ACME = 50

/** Returns the user id of somebody of the demo by their address. */
export const userIdOf = (email: string): string => stableId('member', email)

/** Somebody who learned at Acme until six weeks ago, and at Globex since. */
export const MOVED = userIdOf('noor.verbeek@globex.example')

const AS_OF = 'query ($customerId: ID!) { getOrganizationDetails(customerId: $customerId) { asOf } }'

/** Signs in, and waits until the figures of an employer that the account may read have been counted for the first time. */
export async function signInOnceCounted(
  page: Page,
  account: DemoAccount,
  customerId: string = ACME,
): Promise<void> {
  await signIn(page, account)
  const asOf = async () => {
    const data = await ask<{ getOrganizationDetails: { asOf: number | string | null } }>(page, AS_OF, {
      customerId,
    })
    return data.getOrganizationDetails.asOf
  }
  await expect.poll(asOf, { message: 'the figures are counted', timeout: 60_000 }).not.toBeNull()
}

/** Returns a tile of a dashboard or of an employee's page. */
export const tile = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })

/** Returns the number of a tile. */
export async function tileNumber(page: Page, label: string): Promise<number> {
  const [number = ''] = /[\d,]+/.exec((await tile(page, label).innerText()).replace(label, '')) ?? []
  return Number(number.replaceAll(',', ''))
}

/** Returns a table of figures by its name. */
export const table = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true })

/** Returns the cells that name the rows of a table. */
export const names = (page: Page, name: string): Locator => table(page, name).getByRole('rowheader')

/** Returns the texts of a table's rows, cell by cell. */
export const cells = (page: Page, name: string): Promise<string[][]> =>
  table(page, name)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
    )

/** Returns the heading of a column, and its button, which sorts. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', { name, exact: true })
export const sorting = (page: Page, name: string): Locator =>
  heading(page, name).getByRole('button', { name, exact: true })

/** Chooses a period by its name, such as “Last 30 days”. */
export const choosePeriod = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Time range' }).getByText(name, { exact: true }).click()
