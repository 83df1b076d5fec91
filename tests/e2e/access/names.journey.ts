import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const NAMES = ['W'.repeat(60), `محمد ${'x\u0301\u0302\u0303'.repeat(20)}`]
const SCREENS = {
  member: [
    '/',
    '/courses',
    '/account-settings',
    `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`,
  ],
  limited: ['/courses'],
} as const

test.use({ viewport: { width: 390, height: 844 } })

for (const account of ['member', 'limited'] as const)
  test(`The screens and the menu of a phone hold any name of the ${account} account`, async ({ page }) => {
    await signIn(page, account)
    const current = { name: '' }
    // The name is part of the page or of a later answer, so both are changed.
    await page.route('**/*', async (route) => {
      const isDocument = route.request().resourceType() === 'document'
      if (!isDocument && !route.request().url().endsWith('/graphql')) return route.continue()
      const response = await route.fetch()
      const names = /"(firstName|lastName|displayName)":"[^"]*"/g
      const body = (await response.text()).replaceAll(
        names,
        (_, key: string) => `"${key}":${JSON.stringify(current.name)}`,
      )
      return route.fulfill({ response, body })
    })
    for (const name of NAMES) {
      current.name = name
      for (const path of SCREENS[account]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await overflow(), `${path} with ${name}`).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog')
      await expect(menu.getByText(name).first()).toBeVisible()
      const box = await menu.boundingBox()
      expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    }

    /** Returns by how many pixels the page is wider than the screen. */
    function overflow(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    }
  })
