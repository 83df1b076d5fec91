import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey checks which shared files of the app a first visit loads until the network is idle.
// docs/decisions/first-load.md

const SHARED = ['learning', 'shared', 'class', 'video', 'LecturePlayer', 'drawings', 'forms']
const SESSION = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`

for (const [screen, account, path, loaded] of [
  ['The login page', null, '/login', ['forms']],
  ['The course list', 'member', '/courses', ['forms', 'learning', 'shared']],
  ['The page of a session', 'member', SESSION, ['class', 'learning', 'shared', 'video']],
] as const)
  test(`${screen} loads no file of screens that come later`, async ({ page }) => {
    if (account) await signIn(page, account)
    const files: string[] = []
    page.on('response', (response) => {
      const name = /\/assets\/(\w+)-[\w-]+\.js$/.exec(new URL(response.url()).pathname)?.[1]
      if (name && SHARED.includes(name)) files.push(name)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(files.toSorted()).toEqual(loaded)
  })
