import { expect, test } from 'vitest'
import type { MemberStatus } from '@section/contract/generated/schema-types.ts'
import { decide, type Policy } from './policy.ts'

const NIA = '0b9f0a5c-6d0c-4a53-9a5e-2f3f6f3f6f3f'
const OMAR = '1c9f0a5c-6d0c-4a53-9a5e-2f3f6f3f6f3f'

const viewer = (accountType: MemberStatus) => ({ userId: NIA, accountType })

interface Args {
  userId: string
}
const anyone: Policy<Args> = { who: 'anyone' }
const member: Policy<Args> = { who: 'member' }
const members: Policy<Args> = { who: 'member', statuses: ['MEMBER', 'TRIAL'] }
const owner: Policy<Args> = { who: 'owner', subject: ({ userId }) => userId, statuses: ['MEMBER'] }

test('A policy decides for each kind of caller', () => {
  const cases: [Policy<Args>, ReturnType<typeof viewer> | undefined, string, ReturnType<typeof decide>][] = [
    [anyone, undefined, OMAR, 'allowed'],
    [anyone, viewer('ALUMNI'), OMAR, 'allowed'],
    [member, undefined, NIA, 'unauthorized'],
    [member, viewer('ALUMNI'), OMAR, 'allowed'],
    [members, undefined, NIA, 'unauthorized'],
    [members, viewer('TRIAL'), OMAR, 'allowed'],
    [members, viewer('ALUMNI'), NIA, 'refused'],
    [owner, undefined, NIA, 'unauthorized'],
    [owner, viewer('MEMBER'), NIA, 'allowed'],
    [owner, viewer('MEMBER'), NIA.toUpperCase(), 'allowed'],
    [owner, viewer('MEMBER'), OMAR, 'refused'],
    [owner, viewer('MEMBER'), '', 'refused'],
    [owner, viewer('TRIAL'), NIA, 'refused'],
  ]
  expect(cases.map(([policy, caller, userId]) => decide(policy, caller, { userId }))).toEqual(
    cases.map(([, , , decision]) => decision),
  )
})
