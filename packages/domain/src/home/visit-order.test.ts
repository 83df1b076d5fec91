import { expect, test } from 'vitest'
import { visitOrder } from './visit-order.ts'

const members = Array.from({ length: 20 }, (_, at) => `member-${at}`)
const orderOf = (seed: string, of = members) => visitOrder(of, seed, (id) => id)

test('The order of a visit is the same whenever it is asked for, and whatever the order of what was loaded', () => {
  expect(orderOf('visit')).toEqual(orderOf('visit'))
  expect(orderOf('visit', members.toReversed())).toEqual(orderOf('visit'))
})

test('The order of a visit keeps every member once, and those who stay keep their order when one leaves', () => {
  expect(orderOf('visit').toSorted()).toEqual(members.toSorted())
  const [gone] = members
  expect(
    orderOf(
      'visit',
      members.filter((id) => id !== gone),
    ),
  ).toEqual(orderOf('visit').filter((id) => id !== gone))
})

test('Over many visits each member comes first about equally often', () => {
  const firsts = Array.from({ length: 4000 }, (_, visit) => orderOf(String(visit))[0])
  for (const member of members) {
    const share = firsts.filter((first) => first === member).length / firsts.length
    expect(share, member).toBeGreaterThan(0.03)
    expect(share, member).toBeLessThan(0.07)
  }
})
