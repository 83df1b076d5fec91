import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, type DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { card, expect, section, test } from '../kit/journey.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

// These journeys check what each account of the demo finds on its course list; they change nothing in the school
// (docs/product/catalog.md#dashboard-sections).
test.use({ school: 'dashboard' })

interface Dashboard {
  active?: readonly string[]
  past?: readonly string[]
  /** The stacks of the courses on offer: the AI stack alone, or none; absent for all stacks. */
  available?: 'ai' | 'none'
  /** The greeting above the first steps of the free tier. */
  welcome?: string
}

const RUNNING = ['AI for Managers', 'Discovery Before Delivery', 'Prompting as Briefing']
/**
 * When the demo is loaded on a day without classes, the running workshop of this course moves to another day, so
 * employees find it active on some days only.
 */
const SOMETIMES = 'Unit Economics in Ten Lines'

const DASHBOARDS: Partial<Record<DemoAccount, Dashboard>> = {
  member: {
    active: ['Metrics a Team Can Move', 'Pricing Strategy', 'Prompting as Briefing'],
    past: ['Positioning That Sells'],
  },
  academy: { active: ['AI Mini-MBA', 'Where AI Earns Its Keep'], available: 'ai' },
  limited: { welcome: 'Welcome, Priya!' },
  'limited-new': { welcome: 'Welcome, Marcus!' },
  'limited-spent': {
    welcome: 'Welcome, Ilse!',
    active: ['Prompting as Briefing', 'Running a Pricing Test', SOMETIMES],
  },
  trial: { active: ['Strategy That Chooses'] },
  scholar: { active: ['First Ninety Days as a Manager'] },
  workshop: { active: ['Customer Research in a Week'], available: 'none' },
  newcomer: {},
  employee: { active: ['Building an AI Use Case', ...RUNNING], past: ['Where AI Earns Its Keep'] },
  lead: { active: RUNNING, past: ['The Weekly One-on-One'] },
  sponsor: { active: ['Unit Economics in Ten Lines', 'Hiring on Evidence', 'Leading Through Change'] },
  rival: { active: ['Strategy That Chooses', ...RUNNING] },
  staff: {},
}

/** The accounts that have no course list: the heading and the address of the screen to which they are led instead. */
const ELSEWHERE: Partial<Record<DemoAccount, [heading: string, url: string | RegExp]>> = {
  crash: ['AI Crash Course', /\/courses\/[0-9a-f-]{36}$/],
  minimba: ['AI Mini-MBA', /\/mini-mbas\/[0-9a-f-]{36}$/],
  'post-trial': ['Your free trial has ended', '/resubscribe'],
  alumni: ['Uh oh!', '/resubscribe'],
}

const ACTIVE = 'Active/Enrolled Courses'
const AVAILABLE = 'Available Courses'
const PAST = 'Past Courses'
const FREE_TIER = ['Sign up for a (free!) live course', 'Start your first on-demand course']

for (const account of DEMO_ACCOUNTS) {
  const elsewhere = ELSEWHERE[account]
  if (elsewhere) {
    const [heading, url] = elsewhere
    test(`The account ${account} is led from the course list to “${heading}”`, async ({ page }) => {
      await signIn(page, account)
      await page.goto('/courses')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveURL(url)
    })
    continue
  }
  test(`The account ${account} finds its own sections of the course list`, async ({ page }) => {
    const { active = [], past = [], available, welcome } = DASHBOARDS[account] ?? {}
    await signIn(page, account)
    await page.goto('/courses')
    await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Vote' })).toBeVisible()
    await expect.poll(() => titlesIn(page, ACTIVE, !active.includes(SOMETIMES))).toEqual(active.toSorted())
    expect(await titlesIn(page, PAST)).toEqual(past.toSorted())

    for (const [title, count] of [
      ['AI for Finance Teams', available === 'none' ? 0 : 1],
      ['Negotiation That Lasts', available === undefined ? 1 : 0],
    ] as const)
      await expect(card(section(page, AVAILABLE), title)).toHaveCount(count)
    await expect(page.getByRole('search')).toHaveCount(available === 'none' ? 0 : 1)
    await expect(page.getByRole('group', { name: 'Type' })).toHaveCount(available === undefined ? 1 : 0)

    await expect(page.getByRole('region', { name: 'Membership' })).toHaveCount(welcome ? 1 : 0)
    if (welcome) await expect(page.getByRole('heading', { name: welcome })).toBeVisible()
    for (const step of FREE_TIER) await expect(page.getByText(step)).toHaveCount(welcome ? 1 : 0)
  })
}

test('A shared address of the course list shows the same list to another member, and back and forward lead through its filters', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'scholar')
  await page.goto('/courses')
  const all = await drawnTitles(page)
  await page.getByRole('group', { name: 'Type' }).getByText('Workshops').click()
  await expect(page).toHaveURL('/courses?m=workshops')
  const workshops = await filtered(page)
  await page.getByRole('button', { name: 'Difficulty' }).click()
  await page.getByRole('group', { name: 'Difficulty' }).getByText('Advanced').click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/courses?m=workshops&d=advanced')
  const advanced = await filtered(page)
  expect(advanced.length).toBeLessThan(workshops.length)

  const other = await memberAt(browser, product.url, 'newcomer')
  await other.goto(page.url())
  await expect.poll(() => titles(other)).toEqual(advanced)
  await other.context().close()

  for (const [step, list] of [
    ['goBack', workshops],
    ['goBack', all],
    ['goForward', workshops],
    ['goForward', advanced],
  ] as const) {
    await page[step]()
    await expect.poll(() => titles(page)).toEqual(list)
  }
})

test('The portfolio lists the sprints of a member’s catalog and nothing else', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/courses/portfolio')
  await expect(page.getByRole('heading', { level: 1, name: 'Course Portfolio' })).toBeVisible()
  await expect(page.getByText('Your catalog of Section courses')).toBeVisible()
  const sprints = ['AI Crash Course', 'Growth Loops', 'Prompting as Briefing']
  await expect.poll(() => titlesIn(page, 'Your Courses')).toEqual(expect.arrayContaining(sprints))
  const listed = await titles(page)
  expect(listed, 'there is no other list').toEqual(await titlesIn(page, 'Your Courses'))
  for (const title of ['Negotiation That Lasts', 'Leadership Capstone', 'AI Mini-MBA'])
    expect(listed, title).not.toContain(title)
})

/** Returns the titles of all courses on the screen in alphabetical order. */
const titles = async (page: Page): Promise<string[]> =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).toSorted()

/** Returns the titles of all courses once no more cards are added, because a long list is drawn in several steps. */
async function drawnTitles(page: Page): Promise<string[]> {
  let drawn: string[] = []
  await expect
    .poll(
      async () => {
        const before = drawn
        drawn = await titles(page)
        return drawn.length > 0 && drawn.length === before.length
      },
      { intervals: [1000] },
    )
    .toBe(true)
  return drawn
}

/** Returns the titles that the filters leave, once there are as many as the screen says. */
async function filtered(page: Page): Promise<string[]> {
  const count = page.getByRole('status').filter({ hasText: /^\d+ courses$/ })
  let left: string[] = []
  await expect(async () => {
    left = await titles(page)
    await expect(count).toHaveText(`${left.length} courses`, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  return left
}

/** Returns the titles of the courses in a section in alphabetical order; none if there is no such section. */
async function titlesIn(page: Page, title: string, everyDay = false): Promise<string[]> {
  const headings = section(page, title).getByRole('article').getByRole('heading')
  const found = (await headings.allTextContents()).toSorted()
  return everyDay ? found.filter((one) => one !== SOMETIMES) : found
}
