import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expectScreen } from './kit/expect-screenshot.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

const profileOf = (account: string) =>
  pathTo('memberProfile', { userId: stableId('member', `${account}@demo.school`) })

test('The directory, a search without a result and the own profile look like their pictures', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/member-directory')
  await titled(page, 'Your fellow members')
  await expectScreen(page, 'directory', { whole: false })
  await page.goto('/member-directory?search=zzzzzz')
  await titled(page, 'Your fellow members')
  await expectScreen(page, 'directory-empty')
  await page.goto(profileOf('member'))
  await titled(page, 'Nora Lindqvist')
  await expectScreen(page, 'profile')
})

test('The own profile of a member who has told nothing looks like its pictures', async ({ page }) => {
  await signIn(page, 'newcomer')
  await page.goto(profileOf('newcomer'))
  await titled(page, 'Alex Morgan-Lee')
  await expectScreen(page, 'profile-bare')
})

test('The edit screen of a profile looks like its pictures', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto(`${profileOf('member')}/edit`)
  await titled(page, 'Edit your profile')
  await expectScreen(page, 'profile-edit')
})
