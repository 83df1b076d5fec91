import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { tabTo } from '../kit/keyboard.ts'
import { signIn } from '../kit/sign-in.ts'
import { trackedEvents } from '../kit/tracked-events.ts'

// This journey has a school of its own, because journeys of tracking check that no event has the address of a member, and the
// event of a survey has it.
test.use({ school: 'survey' })

const DIALOG = '[role="dialog"]'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Complete your profile' })
const title = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { level: 2, name })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/courses')
  await expect(title(page, 'Complete your profile')).toBeFocused()
}

async function answerWork(page: Page, company: string): Promise<void> {
  await button(page, 'customize profile').click()
  await dialog(page).getByLabel('Company').fill(company)
  await dialog(page).getByLabel('Job title').fill('Manager')
  await dialog(page).getByLabel('Job level').selectOption('EVP / VP')
  await dialog(page).getByLabel('Number of employees').selectOption('100-499')
  await dialog(page).getByLabel('Job area').selectOption('Learning & Development')
  await button(page, 'Next').click()
  await expect(title(page, /^What do you want/)).toBeFocused()
}

async function answerInterests(page: Page): Promise<void> {
  await dialog(page).getByRole('checkbox', { name: 'AI' }).check()
  await dialog(page)
    .getByRole('checkbox', { name: /for teams$/ })
    .check()
}

/** Types the first letters of an option into a list until it is chosen. */
async function choose(page: Page, label: string, letters: string, chosen: string): Promise<void> {
  const list = dialog(page).getByLabel(label)
  await tabTo(page, list)
  await page.keyboard.type(letters)
  await expect(list.locator('option:checked')).toHaveText(chosen)
}

test('The survey is answered by keyboard alone, is accessible on each slide, and does not close before its end', async ({
  page,
}) => {
  await signIn(page, 'limited-new')
  await open(page)
  await expectAccessibleInBothSchemes(page, DIALOG)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(title(page, 'Complete your profile')).toBeVisible()
  await expect(button(page, 'Close')).toHaveCount(0)
  await tabTo(page, button(page, 'customize profile'))
  await page.keyboard.press('Enter')
  await expect(title(page, 'What do you do?')).toBeFocused()
  await expectAccessibleInBothSchemes(page, DIALOG)
  await tabTo(page, dialog(page).getByLabel('Company'))
  await page.keyboard.type('Ledgerloop')
  await page.keyboard.press('Enter')
  await expect(
    title(page, 'What do you do?'),
    'Enter does not go on while something is missing',
  ).toBeInViewport()
  await tabTo(page, dialog(page).getByLabel('Job title'))
  await page.keyboard.type('Manager')
  await choose(page, 'Job level', 'EVP', 'EVP / VP')
  await choose(page, 'Number of employees', '500', '500–999')
  await choose(page, 'Job area', 'Lea', 'Learning & Development')
  await tabTo(page, button(page, 'Next'))
  await page.keyboard.press('Enter')
  await expect(title(page, /^What do you want/)).toBeFocused()
  await expectAccessibleInBothSchemes(page, DIALOG)
  await tabTo(page, dialog(page).getByRole('checkbox', { name: 'Leadership' }))
  await page.keyboard.press('Space')
  await expect(button(page, 'Finish')).toBeDisabled()
  await tabTo(page, dialog(page).getByRole('checkbox', { name: /for teams$/ }))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Finish'))

  await page.reload()
  await expect(title(page, 'Complete your profile')).toBeFocused()
  await button(page, 'customize profile').click()
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Ledgerloop')
  await button(page, 'Next').click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Leadership' })).toBeChecked()
})

test('The survey slides in 0.3 s, and at once for a member who prefers reduced motion', async ({ page }) => {
  await signIn(page, 'limited-new')
  await open(page)
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (one): one is CSSTransition =>
            one instanceof CSSTransition && one.transitionProperty === 'transform',
        )
        .map(({ effect }) => effect?.getComputedTiming().duration),
    )
  const pressAndLook = async (name: string) => {
    await button(page, name).evaluate((element: HTMLElement) => element.click())
    return running()
  }
  expect(await pressAndLook('customize profile')).toEqual([300])
  await expect(title(page, 'What do you do?')).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await pressAndLook('Previous')).toEqual([])
  await expect(title(page, 'Complete your profile')).toBeInViewport()
})

test.describe('Without an answer of the server', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('The survey says that it was not submitted, and keeps the answers', async ({ page }) => {
    await signIn(page, 'limited-new')
    await open(page)
    await answerWork(page, 'Ledgerloop')
    await answerInterests(page)
    await page.route('**/graphql', (route) => route.abort())
    await button(page, 'Finish').click()
    await expect(dialog(page).getByRole('alert')).toContainText('Your answers are kept here.')
    await expect(button(page, 'Finish')).toBeEnabled()
    await expect(dialog(page).getByRole('checkbox', { name: 'AI' })).toBeChecked()
  })
})

test('A survey that is finished in two tabs at once is one response and one event, both dialogs close, and the first steps follow', async ({
  page,
}) => {
  await signIn(page, 'limited-new')
  const other = await page.context().newPage()
  const tabs = [page, other] as const
  for (const tab of tabs) {
    await open(tab)
    await answerWork(tab, tab === page ? 'The first tab' : 'The second tab')
    await answerInterests(tab)
  }
  const answers = tabs.map((tab) =>
    tab
      .waitForResponse((response) => response.request().postData()?.includes('surveyResponseId') ?? false)
      .then(async (response) => (await response.text()).includes('"isStored":true')),
  )
  // The answers of the first tab wait for those of the second, whose dialog would be closed before its button is pressed.
  const both = Promise.withResolvers<void>()
  let sent = 0
  await page.context().route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('surveyResponseId')) {
      if (++sent === tabs.length) both.resolve()
      await both.promise
    }
    await route.continue()
  })
  await Promise.all(tabs.map((tab) => button(tab, 'Finish').click()))
  const stored = await Promise.all(answers)
  expect(stored.filter(Boolean), 'the answers of one tab are stored').toHaveLength(1)
  const [winner, loser] = stored[0] ? tabs : [other, page]
  await expect(dialog(loser)).toHaveCount(0)
  await expect(title(winner, 'Survey Complete!')).toBeFocused()
  await expectAccessibleInBothSchemes(winner, DIALOG)
  await expect(winner.getByRole('link', { name: "Check out Section's courses" })).toHaveAttribute(
    'href',
    '/courses?s=ai',
  )
  await dialog(winner).getByRole('link', { name: 'Explore the catalog' }).click()
  await expect(dialog(winner)).toHaveCount(0)
  await expect(winner).toHaveURL('/courses')
  await expect(winner.getByRole('link', { name: 'Start your first on-demand course' })).toBeVisible()

  const surveys = async () =>
    (await trackedEvents(page)).filter((event) => JSON.stringify(event).includes('Survey Submitted'))
  await expect.poll(async () => (await surveys()).length).toBe(1)
  expect(await surveys()).toEqual([
    expect.objectContaining({
      properties: expect.objectContaining({
        company: stored[0] ? 'The first tab' : 'The second tab',
        survey_type: 'BASIC_INFO_SURVEY_V2',
        email: 'limited-new@demo.school',
        first_name: 'Marcus',
        last_name: 'Bell',
      }),
    }),
  ])
  await other.goto('/courses')
  await expect(other.getByRole('heading', { name: 'Welcome, Marcus!' })).toBeVisible()
  await expect(dialog(other)).toHaveCount(0)
})
