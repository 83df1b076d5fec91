import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { translatePage } from '@section/web/testing/translate-page.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// A browser that translates a page replaces its texts by elements, which must not break the app.
// docs/decisions/translated-pages.md

const AROUND = 'around' as const
const INSTEAD = 'instead' as const

test('On pages that are translated with elements around or instead of their texts, filters, dialogs and ticks go on to work', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(translatePage, AROUND)
  await page.getByRole('button', { name: /Save / }).first().click()
  await page.evaluate(translatePage, AROUND)
  await page.getByRole('search').getByRole('combobox').fill('pricing')
  await expect(page.getByRole('status').filter({ hasText: /\d+ courses?$/ })).toBeVisible()
  await page.evaluate(translatePage, AROUND)
  await page.getByRole('search').getByRole('combobox').fill('xylophone')
  await expect(page.getByRole('status').filter({ hasText: /0 courses/ })).toBeVisible()
  await expectAlive(page)

  await page.goto(`/courses/session/${stableId('session', 'prompting-as-briefing/now')}`)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.evaluate(translatePage, INSTEAD)
  const tick = page.getByRole('checkbox', { checked: false }).first()
  await tick.click({ force: true })
  await page.evaluate(translatePage, INSTEAD)
  await page.locator('main button[aria-expanded="false"]').first().click()
  await page.evaluate(translatePage, INSTEAD)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAlive(page)
})

async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByText('Oh snap!')).toBeHidden()
  await expect(page.getByText('This part can’t be shown.')).toBeHidden()
}
