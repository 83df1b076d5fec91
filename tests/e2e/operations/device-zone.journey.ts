import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// Some devices have no zone or language with which browsers can format times.

const SCREENS = [
  '/',
  '/courses',
  '/courses/prompting-as-briefing',
  '/mini-mbas',
  '/certificates',
  '/account-settings',
  `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`,
]

test('The screens of a member show times in UTC on a device whose zone is unknown and whose language is none', async ({
  page,
}) => {
  await page.addInitScript(brokenDevice)
  await signIn(page, 'member')
  const shown: string[] = []
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Oh snap!')).toBeHidden()
    shown.push(await page.locator('main').innerText())
  }
  expect(shown.join('\n')).toMatch(/\d:\d\d\s[AP]M UTC/)
  expect(shown.join('\n')).not.toMatch(/\bE[SD]T\b/)
})

/** Runs in the page: sets a zone that no formatter knows, and formatters that refuse the device's language as Chromium’s do. */
function brokenDevice(): void {
  Object.assign(Intl.DateTimeFormat.prototype, {
    resolvedOptions: () => ({
      locale: 'en-US',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'Etc/Unknown',
    }),
  })
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator'] as const) {
    const refuse = (locales: unknown) => {
      if (locales === undefined) throw new RangeError('Incorrect locale information provided')
    }
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        apply: (target, self, values: unknown[]) => (
          refuse(values[0]),
          Reflect.apply(target as never, self, values)
        ),
        construct: (target, values: unknown[]) => (
          refuse(values[0]),
          Reflect.construct(target, values) as object
        ),
      }),
    })
  }
  Object.defineProperty(navigator, 'language', { value: 'en-US@posix' })
  Object.defineProperty(navigator, 'languages', { value: ['en-US@posix', '', 'x-klingon'] })
}
