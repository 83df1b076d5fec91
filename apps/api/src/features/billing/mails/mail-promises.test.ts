import { expect, test } from 'vitest'
import { mailExamples } from './mail-examples.fixture.ts'

// Plans are not changed in the account settings or in either billing portal. docs/product/billing.md#canceling-and-the-offer
test.each(Object.entries(mailExamples('Nia')))('The mail %s promises no other plan', (_, template) => {
  expect(JSON.stringify(template)).not.toMatch(/(another|other|new|change your) plan/i)
})

test('The mail before a renewal names what the account settings offer', () => {
  expect(mailExamples('Nia')['membership-renews'].notes).toEqual([
    'There is nothing to do. In your account settings you can change your card, find your receipts, and cancel before that day.',
  ])
})
