import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { YOUNGER_FUNCTIONS } from '@section/web/app/browsers/younger-functions.ts'
import { findAboveFloor } from '../../../tools/checks/browser-floor.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { signIn, signInByForm } from '../kit/sign-in.ts'

const BUILT = fileURLToPath(new URL('../../../apps/web/dist/assets', import.meta.url))

test('No built file uses a feature that a browser at the floor does not know', async () => {
  const files = globSync(`${BUILT}/*.{js,css}`)
  expect(files.length).toBeGreaterThan(50)
  const found = await Promise.all(files.map(findAboveFloor))
  expect(found.flat()).toEqual([])
})

test('The main screens open in a browser that lacks every function for which the product has a replacement', async ({
  page,
}) => {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.')
      const last = names.pop() ?? ''
      let owner: unknown = globalThis
      for (const name of names) owner = Reflect.get(owner as object, name)
      Reflect.deleteProperty(owner as object, last)
    }
  }, YOUNGER_FUNCTIONS)
  const lacking: string[] = []
  page.on('request', (request) => {
    if (/\/replacements-/.test(request.url())) lacking.push(request.url())
  })
  await signInByForm(page, 'member')
  for (const path of [
    '/',
    '/courses',
    '/courses/certificates',
    '/mini-mbas',
    '/account-settings',
    '/portfolio',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.goto(`/courses/session/${stableId('session', 'prompting-as-briefing/now')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/courses')
  await page.getByRole('article').getByRole('link', { name: 'Strategy on a Page' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy on a Page' })).toBeVisible()
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Oh snap!')).toHaveCount(0)
  expect(lacking).not.toEqual([])
})

test('A browser that has the functions does not load their replacements', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/replacements-/.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(loaded).toEqual([])
})

test('A browser below the floor is told which browsers to use, on pages of visitors and of members', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  await signIn(page, 'member')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/login', '/courses']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'This browser is too old' })).toBeVisible()
      await expect(
        page.getByText('Use the current version of Chrome, Edge, Firefox or Safari.'),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ask for help' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  }
  await expectAccessibleInBothSchemes(page)
})

test('A browser without JavaScript is told what the site needs', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('heading', { name: 'This site needs JavaScript' })).toBeVisible()
  await context.close()
})
