import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expectScreen, expectScreenshot } from './kit/expect-screenshot.ts'
import { showCredential } from './kit/first-loads.ts'
import { expect } from './kit/journey.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

const CERTIFICATE = pathTo('certificate', { certificateId: stableId('certificate', 'business-strategy') })
const BADGE = stableId('badge', `${stableId('member', 'scholar@demo.school')} positioning-that-sells`)

test('The quiz and the learning plan look like their pictures', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/plan/intro')
  await titled(page, 'What would you like to get better at?')
  await expectScreen(page, 'plan-quiz', { whole: false })
  await page.goto('/courses#learning-plan')
  const plan = page.locator('#learning-plan')
  await expect(plan.getByRole('button', { name: 'Edit plan' })).toBeVisible()
  await expectScreenshot(page, 'plan-card', { of: plan })
  await plan.getByRole('button', { name: 'Edit plan' }).click()
  await expectScreenshot(page, 'plan-edit', { of: plan })
})

test('The dialogs of a certificate look like their pictures', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto(CERTIFICATE)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectScreen(page, 'register-dialog', { whole: false })
  await page.getByRole('button', { name: "I'm sold, register me!" }).click()
  await expect(page.getByText("YOU'RE REGISTERED")).toBeVisible()
  await expectScreen(page, 'registered-dialog', { whole: false })
  await page.getByRole('button', { name: 'Return to certificate' }).click()
  await page.getByRole('button', { name: 'Unregister', exact: true }).click()
  await expect(page.getByText('Are you sure you want to unregister')).toBeVisible()
  await expectScreen(page, 'unregister-dialog', { whole: false })
})

test('The crash courses of a member look like their pictures', async ({ page }) => {
  await signIn(page, 'crash')
  await page.goto('/crash-courses')
  await titled(page, 'AI in One Lunch Break')
  await expectScreen(page, 'crash-course', { whole: false })
})

test('The sharing of a badge and its page look like their pictures', async ({ page }) => {
  await signIn(page, 'scholar')
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Share Positioning That Sells' }).click()
  await expect(page.getByRole('dialog', { name: 'Share your badge' })).toBeVisible()
  await expectScreen(page, 'share-dialog', { whole: false })
  await showCredential(page)
  await page.goto(pathTo('credential', { credentialId: BADGE }))
  await titled(page, 'Positioning That Sells')
  // The drawn document tells the address, with the port of this run.
  const mask = [page.getByRole('img', { name: /Positioning That Sells/ })]
  await expectScreen(page, 'credential', { mask })
})
