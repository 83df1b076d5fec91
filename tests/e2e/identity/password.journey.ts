import type { Page } from '@playwright/test'
import { holdApp } from '../kit/hold-app.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { mailTo } from '../kit/mailbox.ts'

// These journeys choose a first password and replace a forgotten one. docs/product/passwords.md

test.use({ school: 'accounts' })

const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

test('A forgotten password is replaced with a code from a mail', async ({ page }) => {
  const email = 'trial@demo.school'
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(` ${email} `)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL('/reset-password-confirmation')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const change = page.getByRole('button', { name: 'Change password' })
  await password(page, 'New password').fill('Newer-horse-2')
  await password(page, 'Confirm password').fill('Newer-horse-2')

  const code = codeIn((await mailTo(page, email, /^Your code/)).text)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await change.click()
  await expect(page.getByText('Invalid code.')).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await change.click()
  await expect(page).toHaveURL('/login')
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await password(page).fill('Newer-horse-2')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/login/)
})

test('An activation link sets a first password, signs in, and leaves no trace in the address', async ({
  page,
}) => {
  const email = 'wren@newcomer.example'
  await page.goto('/invite-registration/WELCOME30')
  const link = await activationLink(page, email)
  const documents: string[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    // Other requests are left out, because they may belong to the previous page, which may still load a part while it
    // is left.
    if (request.isNavigationRequest()) documents.push(request.url())
    else asked.push(`${request.url()} ${JSON.stringify(request.headers())}`)
  })
  const release = await holdApp(page)
  await page.goto(link)
  await expect(page).toHaveURL('/set-password', { timeout: 1_000 })
  release()
  const tac = new URL(link).searchParams.get('tac') ?? ''
  expect(tac).not.toBe('')
  // Only the request for the document contains the link.
  expect(documents).toEqual([link])
  expect(asked.filter((request) => request.includes(tac))).toEqual([])
  const document = await page.request.get(link)
  expect(document.headers()['referrer-policy']).toBe('no-referrer')

  const set = page.getByRole('button', { name: 'Set password' })
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await password(page, 'New password').fill('First-horse-1')
  await password(page, 'Confirm password').fill('First-horse-1')
  await page.getByLabel('Code').fill('000000')
  await set.click()
  await expect(page.getByText('A code is needed first: press “Send code”')).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: 'Sent!' })).toBeDisabled()
  await expectAccessible(page)

  const code = codeIn((await mailTo(page, email, /^Your code/)).text)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await set.click()
  await expect(page.getByText('Incorrect code. Please re-enter and try again.')).toBeVisible()
  // A phone may unload the tab while its owner reads the mail, so the page is reloaded; nothing may be lost.
  await page.reload()
  await expect(page).toHaveURL('/set-password')
  await expect(page.getByRole('button', { name: 'Sent!' })).toBeDisabled()
  await page.getByLabel('Code').fill(code)
  await password(page, 'New password').fill('First-horse-1')
  await password(page, 'Confirm password').fill('First-horse-1')
  await set.click()
  await expect(page).not.toHaveURL(/set-password|login/)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()

  // The link works only once, and it has been used by now.
  await page.goto(link)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re activated')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
})

/** Registers a new member with an invitation and returns the activation link of their mail. */
async function activationLink(page: Page, email: string): Promise<string> {
  const texts = {
    'First name': 'Wren',
    'Last name': 'Okafor',
    Email: email,
    Company: 'Newcomer',
    'Job title': 'Analyst',
    Phone: '+1 555 0100',
  }
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Job level').selectOption({ index: 1 })
  await page.getByLabel('Company size').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Register' }).click()
  const mail = await mailTo(page, email, /^Activate/)
  const link = mail.links.find((address) => address.includes('/set-password'))
  if (!link) throw new Error('The mail holds no activation link.')
  return link
}
