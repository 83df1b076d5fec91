import type { Page } from '@playwright/test'
import { expectNoViolation, WIDTHS } from '../kit/axe.ts'
import { expect, test } from '../kit/journey.ts'
import { tabTo } from '../kit/keyboard.ts'
import { signIn, signInCookie } from '../kit/sign-in.ts'

// A member chooses a photo, which everybody sees at once. docs/product/profile-photo.md

// The member of this file gets a photo for good, so that it has a school of its own.
test.use({ school: 'photo' })

/** Returns a PNG of twice its height, red in its left half and blue in its right one. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 600 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser draws nothing.')
    context.fillStyle = 'red'
    context.fillRect(0, 0, 600, 600)
    context.fillStyle = 'blue'
    context.fillRect(600, 0, 600, 600)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** Returns the width of a picture that is shown, and the color of its middle as red, green and blue. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const context = document.createElement('canvas').getContext('2d')
      context?.drawImage(image, 0, 0, 300, 150)
      return { width: image.naturalWidth, middle: [...(context?.getImageData(150, 75, 1, 1).data ?? [])] }
    })

test('A photo that a member chooses and crops by keyboard stands in the header, in the profile and in the directory of others', async ({
  page,
  browser,
}) => {
  await signIn(page, 'newcomer')
  const userId = await signInCookie(page, 'user_id')
  await page.goto(`/member-directory/${userId}/edit`)
  await tabTo(page, page.getByRole('button', { name: 'Add photo' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your photo' })
  await tabTo(page, dialog.getByRole('button', { name: 'Choose a picture' }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = await redAndBlue(page)
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer })

  const square = dialog.getByRole('application', { name: 'Part of the picture' })
  await expect(square).toBeVisible()
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    await expectNoViolation(page)
  }
  await tabTo(page, square)
  // The picture is moved to the right until its left end is in the square.
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog.getByRole('button', { name: 'Save photo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your information has been saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
  const picture = 'img[src*="/p/"]'
  const { width, middle } = await look(page, `header ${picture}`)
  expect(width).toBe(512)
  expect(
    middle.map((value) => Math.round(value / 255)),
    'what was in the square is red',
  ).toEqual([1, 0, 0, 1])

  const other = await browser.newPage()
  await signIn(other, 'member')
  await other.goto('/member-directory?search=alex+morgan')
  await expect(other.getByRole('article')).toHaveCount(1)
  expect((await look(other, `article ${picture}`)).width).toBe(512)
  await other.goto(`/member-directory/${userId}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Alex Morgan-Lee' })).toBeVisible()
  expect((await look(other, `main ${picture}`)).width).toBe(512)
  await other.close()
})

test('A picture that is too big is refused before it is sent, and another one can be chosen', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(`/member-directory/${await signInCookie(page, 'user_id')}/edit`)
  await page.getByRole('button', { name: 'Change photo' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const buffer = Buffer.alloc(5_242_881)
  await (await choosing).setFiles({ name: 'big.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('alert')).toHaveText('Image must be less than 5MB')
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})
