import { expect, test } from 'vitest'
import { hasMeteringBanner } from './banner-areas.ts'

test('the banner stands where a limited member watches and chooses, not where they pay or set things', () => {
  for (const path of ['/courses', '/courses/c', '/certificates', '/mini-mbas', '/resources', '/'])
    expect(hasMeteringBanner(path), path).toBe(true)
  for (const path of ['/upgrade', '/account-settings', '/member-directory/me/edit', '/drops', '/nowhere'])
    expect(hasMeteringBanner(path), path).toBe(false)
})
