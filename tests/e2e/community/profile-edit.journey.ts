import type { Locator, Page } from '@playwright/test'
import { expectNoViolation, WIDTHS } from '../kit/axe.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { tabTo } from '../kit/keyboard.ts'
import { signIn, signInCookie } from '../kit/sign-in.ts'

// Members edit their profile, which saves itself. docs/product/profiles.md

const SAVED = 'Your information has been saved.'

/** Returns a field by its label, which the list of a field with offers has, too. */
const field = (page: Page, name: string): Locator =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, select, textarea'))
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-profile')))

async function openProfile(page: Page): Promise<void> {
  await page.goto(`/member-directory/${await signInCookie(page, 'user_id')}/edit`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible()
}

/** Waits until the server has everything. */
async function settle(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible()
  expect(await unsent(page)).toEqual([])
}

/** Goes to a field by Tab and replaces what is in it. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const TEXTS = {
  'Middle name (optional)': 'Quinn',
  LinkedIn: 'quinn-tester',
  Company: 'Keys & Co',
  'Job title': 'Typist',
  Introduction: 'I only use the keyboard.',
  'My Growth Tip': 'Learn one shortcut a week.',
  'Give to the Community': 'Shortcuts.',
  'Get from the Community': 'Patience.',
  'What I Love': 'The sound of keys.',
}

test('A profile is filled in from nothing by the keyboard alone, and all of it is there after a reload', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'newcomer')
  await openProfile(page)
  await expect(page.getByText(/^Your profile is \d+% complete$/)).toBeVisible()
  await fill(page, 'Middle name (optional)', TEXTS['Middle name (optional)'])
  await tabTo(page, field(page, 'Pronouns'))
  await page.keyboard.type('They')
  await tabTo(page, field(page, 'Country'))
  await page.keyboard.type('united sta')
  await expect(page.getByRole('option', { name: 'United States', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, field(page, 'State or region (optional)'))
  await page.keyboard.type('massa')
  await expect(page.getByRole('option', { name: 'Massachusetts' })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, field(page, 'City (optional)'))
  await page.keyboard.type('Lake Nowhere')
  await expect(page.getByRole('option', { name: 'Add "Lake Nowhere"' })).toBeVisible()
  await tabTo(page, field(page, 'Languages'))
  await page.keyboard.type('portug')
  await expect(page.getByRole('option', { name: 'Portuguese' })).toBeVisible()
  await page.keyboard.press('Enter')
  await fill(page, 'LinkedIn', TEXTS.LinkedIn)
  await expect(page.getByText('Links to https://www.linkedin.com/in/quinn-tester')).toBeVisible()
  await fill(page, 'Company', TEXTS.Company)
  await fill(page, 'Job title', TEXTS['Job title'])
  await tabTo(page, field(page, 'Industry'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, field(page, 'Job function'))
  await page.keyboard.press('ArrowDown')
  for (const name of [
    'Introduction',
    'My Growth Tip',
    'Give to the Community',
    'Get from the Community',
    'What I Love',
  ] as const)
    await fill(page, name, TEXTS[name])
  await tabTo(page, page.getByRole('switch', { name: 'Show my languages' }))
  await page.keyboard.press('Space')
  await expect(page.getByText(SAVED)).toBeVisible()
  await settle(page)
  const industry = await field(page, 'Industry').inputValue()
  expect(industry).not.toBe('')

  await page.reload()
  for (const [name, text] of Object.entries(TEXTS)) await expect(field(page, name), name).toHaveValue(text)
  await expect(field(page, 'Pronouns')).toHaveValue('They/Them/Theirs')
  await expect(field(page, 'Country')).toHaveValue('United States')
  await expect(field(page, 'State or region (optional)')).toHaveValue('Massachusetts')
  await expect(field(page, 'City (optional)')).toHaveValue('Lake Nowhere')
  await expect(page.getByRole('list', { name: 'Chosen languages' })).toHaveText('Portuguese')
  await expect(field(page, 'Industry')).toHaveValue(industry)
  await expect(page.getByRole('switch', { name: 'Show my languages' })).not.toBeChecked()
})

test('Two tabs edit one profile, and each shows what the other has saved', async ({ page, context }) => {
  await signIn(page, 'upgrader')
  const other = await context.newPage()
  await openProfile(page)
  await openProfile(other)
  await field(page, 'Job title').fill('Of the first tab')
  await field(other, 'What I Love').fill('Of the second tab')
  await expect(field(other, 'Job title')).toHaveValue('Of the first tab')
  await expect(field(page, 'What I Love')).toHaveValue('Of the second tab')
  await settle(page)
  await page.reload()
  await expect(field(page, 'Job title')).toHaveValue('Of the first tab')
  await expect(field(page, 'What I Love')).toHaveValue('Of the second tab')
})

test.describe('Without a network', () => {
  test.use({ tolerated: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('what is typed waits in the browser and is sent by the next page', async ({ page, context }) => {
    await signIn(page, 'alumni')
    await openProfile(page)
    await context.setOffline(true)
    await field(page, 'Introduction').fill('Written in a tunnel.')
    await field(page, 'First name').fill('')
    await field(page, 'My Growth Tip').focus()
    await expect(
      page.getByText('Saved on this device. We’ll send it as soon as you’re back online.'),
    ).toBeVisible()
    await expect(page.getByText('Required')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(field(page, 'Introduction')).toHaveValue('Written in a tunnel.')
    await expect(field(page, 'First name'), 'what cannot be saved is kept as typed').toHaveValue('')
    await expect(page.getByText('Required')).toBeVisible()
    await field(page, 'First name').fill('George')
    await settle(page)
  })
})

test('The side navigation leads to each section and follows the scrolling', async ({ page }) => {
  await signIn(page, 'alumni')
  await openProfile(page)
  const nav = page.getByRole('navigation', { name: 'Sections of your profile' })
  await expect(nav.locator('[aria-current]')).toHaveText('Basic Information')
  await nav.getByRole('link', { name: 'Community' }).click()
  await expect(page.getByRole('heading', { name: 'Community' })).toBeFocused()
  await expect(nav.locator('[aria-current]')).toHaveText('Community')
  await page.setViewportSize({ width: 390, height: 844 })
  await nav.getByRole('link', { name: 'Social' }).click()
  await expect(nav.locator('[aria-current]')).toHaveText('Social')
  await expect(nav).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('What the own profile says is missing leads to its field', async ({ page }) => {
  await signIn(page, 'trial')
  await page.goto(`/member-directory/${await signInCookie(page, 'user_id')}`)
  await tabTo(page, page.getByRole('link', { name: 'What you would like to get' }))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Get from the Community')).toBeFocused()
  await expect(field(page, 'Get from the Community')).toBeInViewport({ ratio: 1 })
})

test('Nobody edits the profile of somebody else', async ({ page }) => {
  await signIn(page, 'upgrader')
  const other = await signInCookie(page, 'user_id')
  await signIn(page, 'member')
  await page.goto(`/member-directory/${other}/edit`)
  await expect(page).toHaveURL(`/member-directory/${other}`)
})

test('Axe finds nothing in the edit screen, its messages and its lists', async ({ page }) => {
  await signIn(page, 'member')
  await openProfile(page)
  await expectAccessibleInBothSchemes(page)
  await field(page, 'Last name').fill('')
  await field(page, 'City (optional)').focus()
  await expect(page.getByRole('option').first()).toBeAttached()
  await expect(page.getByText('Required')).toBeVisible()
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expectNoViolation(page)
  }
})
