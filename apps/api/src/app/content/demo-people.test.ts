import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { basicInfoForm } from '@section/domain/profiles/basic-info-form.ts'
import { communityForm } from '@section/domain/profiles/community-form.ts'
import { languagesForm } from '@section/domain/profiles/languages-form.ts'
import { locationForm } from '@section/domain/profiles/location-form.ts'
import { idOfSession } from '../../features/catalog/content/school-index.ts'
import { nameParts, peopleOf } from '../../features/members/content/person.ts'
import { DEMO_SCHOOL, readDemoSchool } from '../../testing/demo-school.fixture.ts'
import { countWhere } from './counted-rows.fixture.ts'
import { importContent } from './import-content.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await importContent({ database, folder: DEMO_SCHOOL, now: NOW, allowDemoAccounts: true })
})
afterAll(() => database.close())

const count = (from: string) => countWhere(database.db, from)
const listed = (where: string) => count(`members join directory_entries using (user_id) where ${where}`)

test('The directory of the demo lists more than four of the largest pages, most of them with portrait and introduction', async () => {
  expect(await listed('true')).toBeGreaterThan(4 * 36)
  expect(await listed('profile_image_url is not null and about is not null')).toBeGreaterThan(120)
  expect(await listed('profile_image_url is null')).toBeGreaterThan(5)
  expect(
    await listed('num_nulls(about, growth_tip, community_give, community_get, what_i_love) = 0'),
  ).toBeGreaterThan(30)
})

test.each([
  ['who hides from it', `display_name = 'Veronica Sloane' and not shows_in_directory`],
  ['whose membership has ended', `display_name = 'Leopold Brandauer' and status = 'ALUMNI'`],
  ['of the free plan', `email = 'limited@demo.school'`],
])('A member of the demo %s is not listed in its directory', async (_, where) => {
  expect([await count(`members where ${where}`), await listed(where)]).toEqual([1, 0])
})

test.each(['shows_location', 'shows_languages', 'shows_links'])(
  'Some members of the demo, but few, have %s off',
  async (column) => {
    expect(await listed(`not ${column}`)).toBeGreaterThan(0)
    expect(await listed(`not ${column}`)).toBeLessThan(5)
  },
)

test.each([
  ['muller', 2],
  ['oneill', 2],
  ['ann', 5],
  ['product manager', 10],
  ['head of marketing', 5],
])('Several members of the demo are found by %j, at least %i of them', async (words, least) => {
  expect(await listed(`search_text like '% ${words}%'`)).toBeGreaterThanOrEqual(least)
})

test('The member of the demo shares their courses, and so do a dozen others of the sprint that runs', async () => {
  const sharing = `enrollments e join members m using (user_id)
    where e.session_id = '${idOfSession('prompting-as-briefing/now')}' and e.state = 'ENROLLED' and shares_courses`
  expect(await count(`${sharing} and m.email = 'member@demo.school'`)).toBe(1)
  expect(await count(sharing)).toBeGreaterThan(12)
  const half =
    'members having count(*) filter (where shares_courses) between count(*) * 0.4 and count(*) * 0.6'
  expect(await count(half)).toBeGreaterThan(0)
})

test('The profile of every person of the demo can be saved by its own forms as it is', async () => {
  for (const person of peopleOf(await readDemoSchool())) {
    const { givenName: firstName, familyName: lastName } = nameParts(person.name)
    const names = { firstName, middleName: '', lastName, pronouns: person.pronouns ?? '' }
    const { about = '', growthTip = '', gives = '', gets = '', loves = '' } = person
    const texts = { about, growthTip, communityGive: gives, communityGet: gets, whatILove: loves }
    const { country, region = '', city = '', languages } = person
    expect(basicInfoForm.parse(names), person.name).toEqual(names)
    expect(communityForm.parse(texts), person.name).toEqual(texts)
    expect(languagesForm.parse({ languages }), person.name).toEqual({ languages })
    if (country) expect(locationForm.parse({ country, region, city })).toEqual({ country, region, city })
  }
})
