import { type ConsoleMessage, expect, type Locator, type Page, test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export { expect } from '@playwright/test'
export { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts'

/** Another site of the school, to which the products of the journeys may send members with a one-time code. */
export const PARTNER = 'https://partner.example'

interface WorkerFixtures {
  /**
   * The name of a school. Journeys of the same school share a product, one after another, because starting one takes five
   * seconds. A file whose journeys would affect others names a school of its own.
   */
  school: string
  /** The configuration of the product in addition to that of `npm start`. */
  environment: Record<string, string>
  product: Product
}

interface TestFixtures {
  /** Patterns of messages that the console may have: Chromium reports every refusal that a journey provokes. */
  tolerated: RegExp[]
  quietConsole: void
}

/** A test that also fails on any console error or warning, page crash, or failed request to the product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  tolerated: [[], { option: true }],
  environment: [{ REDIRECT_ORIGINS: PARTNER }, { option: true, scope: 'worker' }],
  school: ['shared', { option: true, scope: 'worker' }],
  product: [
    async ({ school: _school, environment }, use) => {
      const product = await startProduct(environment)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 270_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  quietConsole: [
    async ({ page, tolerated }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        const loud = message.type() === 'error' || message.type() === 'warning'
        if (
          loud &&
          !isMissingPage(page, message) &&
          !tolerated.some((pattern) => pattern.test(message.text()))
        )
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      await use()
      // The page is closed now, and the routes of the journey may still be reading answers.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(noise, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** Returns whether the message is Chromium's report of a page that the server answers with 404 on purpose. */
const isMissingPage = (page: Page, message: ConsoleMessage) =>
  message.text().includes('status of 404') && message.location().url === page.url()

/** Returns a section of a screen by its heading. */
export const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Returns the card of a course, on the whole page or in a section. */
export const card = (within: Page | Locator, title: string): Locator =>
  within.getByRole('article').filter({ has: pageOf(within).getByRole('link', { name: title, exact: true }) })

/** Navigates from the courses dashboard to the landing page of a course. */
export async function openCourse(page: Page, title: string): Promise<void> {
  await page.goto('/courses')
  await page.getByRole('article').getByRole('link', { name: title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Returns the button of the next step in the hero of a course, which a phone keeps at the foot of its window. */
export const nextStep = (page: Page): Locator => page.getByRole('group', { name: 'Next step' })

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)
