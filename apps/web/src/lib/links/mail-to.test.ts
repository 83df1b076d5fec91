import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

test('The address of a mail keeps its recipient and encodes what it says', () => {
  expect(mailTo('support@demo.school', { subject: 'Access to “A&B”', body: 'One\nTwo?' })).toBe(
    'mailto:support@demo.school?subject=Access%20to%20%E2%80%9CA%26B%E2%80%9D&body=One%0ATwo%3F',
  )
})

test('The address of a mail without a recipient leaves it to the member, and a recipient adds no field', () => {
  expect(mailTo('', { subject: 'a', body: 'b' })).toBe('mailto:?subject=a&body=b')
  expect(mailTo('a@b.c?cc=x@y.z', { subject: 'a', body: 'b' })).toBe(
    'mailto:a@b.c%3Fcc%3Dx@y.z?subject=a&body=b',
  )
})
