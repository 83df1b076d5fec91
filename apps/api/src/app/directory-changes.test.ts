import { expect, test } from 'vitest'
import { deleteMember } from './operator/delete-member.ts'
import { restoreMember, suspendMember } from './operator/suspend-member.ts'
import type { NewMember } from '../testing/insert-member.ts'
import { registrations, somebody } from '../testing/registrations.ts'
import { updateAccount } from '../features/members/accounts-store.ts'
import { endTrials } from '../features/members/end-trials.ts'
import { directoryTestKit } from '../features/directory/directory-kit.fixture.ts'

const kit = directoryTestKit()
const { signUp, accountOf } = registrations(() => kit.server)

const found = (filter: string) => kit.names({ filter })
const update = (userId: string, changes: Parameters<typeof updateAccount>[2]) =>
  updateAccount(kit.server.database.db, userId, changes)

test('Whoever signs up is listed from the moment of their membership on', async () => {
  const person = { ...somebody(), firstName: 'Signed', lastName: 'Up' }
  await signUp(person)
  expect(await found('signed up')).toEqual([])
  const account = await accountOf(person.email)
  await update(account?.userId ?? '', { status: 'TRIAL' })
  expect(await found('signed up')).toEqual(['Signed Up'])
})

test('A suspension takes a member off the list at once, and its end puts them back', async () => {
  const userId = await kit.add('Sus Pended', { email: 'sus@example.com' })
  const { cacheInvalidation } = kit.server.services
  await suspendMember(cacheInvalidation, 'sus@example.com', Date.now())
  expect(await found('pended')).toEqual([])
  expect(await kit.profile(userId)).toBeNull()
  await restoreMember(cacheInvalidation, 'sus@example.com')
  expect(await found('pended')).toEqual(['Sus Pended'])
})

test('A deleted member is on no list at once', async () => {
  const userId = await kit.add('De Leted', { email: 'deleted@example.com' })
  expect(await found('leted')).toEqual(['De Leted'])
  await deleteMember(kit.server.services, 'deleted@example.com')
  expect(await found('leted')).toEqual([])
  expect(await kit.profile(userId)).toBeNull()
})

test('The end of a trial takes a member off the list', async () => {
  const end = Date.now()
  await kit.add('Tri Al', { status: 'TRIAL', trialEndDate: new Date(end) })
  expect(await found('tri al')).toEqual(['Tri Al'])
  await endTrials(kit.server.services, end + 1)
  expect(await found('tri al')).toEqual([])
})

test.each<[string, Partial<NewMember>, string]>([
  ['first name', { firstName: 'Newfirst' }, 'newfirst'],
  ['middle name', { middleName: 'Newmiddle' }, 'newmiddle'],
  ['last name', { lastName: 'Newlast' }, 'newlast'],
  ['display name', { displayName: 'Newdisplay' }, 'newdisplay'],
  ['job title', { jobRole: 'Newjob' }, 'newjob'],
])('A member is found by a new %s at once, and no longer by the old one', async (_field, changes, word) => {
  const old = word.replace('new', 'old')
  const names = Object.fromEntries(Object.keys(changes).map((field) => [field, old]))
  const userId = await kit.add('Some Body', names)
  expect(await found(old)).toHaveLength(1)
  await update(userId, changes)
  expect((await kit.list({ filter: word })).list.map((member) => member.userId)).toEqual([userId])
  expect(await found(old)).toEqual([])
})

test('A new name moves a member to another place of the order', async () => {
  const userId = await kit.add('Aaa Mover')
  await kit.add('Mmm Mover')
  expect(await found('mover')).toEqual(['Aaa Mover', 'Mmm Mover'])
  await update(userId, { firstName: 'Zzz' })
  expect(await found('mover')).toEqual(['Mmm Mover', 'Zzz Mover'])
})

test('Whoever hides from the directory is off the list at once, and back on it when they no longer do', async () => {
  const userId = await kit.add('Hid Den')
  await update(userId, { showsInDirectory: false })
  expect(await found('hid den')).toEqual([])
  expect(await kit.profile(userId)).toBeNull()
  await update(userId, { showsInDirectory: true })
  expect(await found('hid den')).toEqual(['Hid Den'])
})
