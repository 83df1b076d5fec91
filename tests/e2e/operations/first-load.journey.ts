import { readFileSync } from 'node:fs'
import { FIRST_LOADS, showCredential, watchLoads } from '../kit/first-loads.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys measure what a first visit loads until its screen has nothing more to load. docs/decisions/first-load.md

for (const { screen, path, account, shownBy, kilobytes } of FIRST_LOADS)
  test(`A visit that begins with ${screen} loads no more than ${kilobytes} kB of scripts and styles`, async ({
    page,
  }) => {
    if (shownBy) {
      await signIn(page, shownBy)
      await showCredential(page)
    }
    if (account) await signIn(page, account)
    const loads = await watchLoads(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    const loaded = loads()
    expect(loaded.names, 'the code of the app was counted').toContain('vendor')
    expect(loaded.kilobytes).toBeLessThanOrEqual(kilobytes)
  })

test('No screen loads the file of another, so that a screen more makes none of the others heavier', () => {
  const { screens } = JSON.parse(readFileSync('apps/web/dist/preloads.json', 'utf8')) as {
    screens: Record<string, { scripts: string[] }>
  }
  expect(Object.keys(screens)).toHaveLength(49)
  for (const [screen, { scripts }] of Object.entries(screens)) {
    const files = scripts.filter((script) => /-screen-[\w-]{8}\.js$/.test(script))
    expect(files, screen).toHaveLength(1)
  }
})
