import { expect, expectAccessible, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { menuOf, openMenu } from '../kit/menu.ts'

// These journeys check the frame of the signed-in screens: where its tabs, its drawer and its footer lead.
test('Resources moves to the side menu when there are six tabs, also on small screens', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Crash Courses' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Resources' })).toHaveCount(0)
  await openMenu(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menuOf(page).getByRole('link', { name: 'Resources' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Crash Courses' }), 'not twice').toHaveCount(1)
  await menuOf(page).getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(menuOf(page)).toHaveCount(0)
})

test('Each entry of the side menu opens its route and closes the menu', async ({ page }) => {
  await signIn(page, 'sponsor')
  await page.goto('/')
  for (const [entry, url] of [
    ['Saved Courses', '/courses?m=saved'],
    ['Member Directory', /\/member-directory\?count=\d+$/],
    ['Edit Profile', /\/member-directory\/[0-9a-f-]{36}\/edit$/],
    ['Manage Account', '/account-settings'],
    ['Insights Hub', '/organization'],
  ] as const) {
    await openMenu(page)
    await menuOf(page).getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL(url)
    await expect(menuOf(page)).toHaveCount(0)
  }
  await openMenu(page)
  const sprints = menuOf(page).getByRole('link', { name: 'Go to Sprint Center' })
  await expect(sprints).toHaveAttribute('href', '/dev/sprint-center')
  await expect(sprints).toHaveAttribute('target', '_blank')
})

test('The tabs and the logo of a customer’s members are the customer’s own', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Acme Academy' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Mini-MBAs' })).toHaveCount(0)
  const logo = page.getByRole('banner').getByRole('img', { name: 'Section' })
  await expect(logo).toHaveAttribute('src', '/art/logo/acme.svg')
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  await expectAccessible(page)
})

test('The footer names the year and the school, and stacks up to a width of 730 px', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`© ${new Date().getFullYear()} Section`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/dev/terms')
  await expect(footer.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/dev/help')
  const sameLine = async () => {
    const [terms, year] = await Promise.all([
      footer.getByRole('link', { name: 'Terms & Conditions' }).boundingBox(),
      footer.getByText('©').boundingBox(),
    ])
    if (!terms || !year) throw new Error('The footer is not drawn.')
    return year.y < terms.y + terms.height
  }
  await page.setViewportSize({ width: 731, height: 900 })
  expect(await sameLine()).toBe(true)
  await page.setViewportSize({ width: 730, height: 900 })
  expect(await sameLine()).toBe(false)
})
