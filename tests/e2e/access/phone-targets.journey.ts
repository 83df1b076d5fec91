import { pathTo } from '@section/domain/access/screen-path.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { smallTargets } from '../kit/axe.ts'
import { expect, test } from '../kit/journey.ts'
import { menuOf, openMenu } from '../kit/menu.ts'
import { signIn } from '../kit/sign-in.ts'
import { stillness } from '../kit/stillness.ts'

// On a phone everything that can be pressed is at least 44 pixels wide and high, but for links in a text.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const VISITORS = ['/login', '/signup', '/forgot-password', '/corp-login', '/invite-registration/SECRET']
const USER_ID = stableId('member', 'member@demo.school')
const MEMBERS = [
  '/',
  '/courses',
  '/courses?q=pricing',
  '/courses/portfolio',
  pathTo('course', { courseId: stableId('course', 'ai-for-managers') }),
  pathTo('session', { sessionId: stableId('session', 'prompting-as-briefing/now') }),
  '/certificates',
  '/mini-mbas',
  '/resources',
  '/events',
  '/member-directory',
  pathTo('memberProfile', { userId: USER_ID }),
  pathTo('profileEdit', { userId: USER_ID }),
  '/insights',
  '/plan/intro',
  '/account-settings',
  '/cancel-offer',
  '/nowhere',
]

test('The screens of visitors and members have no target smaller than 44 pixels on a phone', async ({
  page,
}) => {
  const found: Record<string, string[]> = {}
  const measure = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await stillness(page)
    // What is folded belongs to the screen.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    found[path] = await smallTargets(page, page.locator('body'))
  }
  for (const path of VISITORS) await measure(path)
  await signIn(page, 'member')
  for (const path of MEMBERS) await measure(path)
  await page.goto('/courses')
  await openMenu(page)
  found['the menu'] = await smallTargets(page, menuOf(page))
  await menuOf(page).getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Filters' }).tap()
  found['the filters'] = await smallTargets(page, page.getByRole('dialog', { name: 'Filters' }))
  expect(Object.entries(found).filter(([, small]) => small.length > 0)).toEqual([])
})
