import { expect, test } from 'vitest'
import { readRedemptionCode } from './redemption-code.ts'

test.each([
  'OPEN-SESAME-26',
  ' open-sesame-26 ',
  'OPEN SESAME 26',
  'Open–Sesame—26',
  'OPENSESAME26',
  'OPEN\u00a0SESAME\u200b26\ufeff',
  'open_sesame.26',
  'ＯＰＥＮ－ＳＥＳＡＭＥ－２６',
  'OPEN-SESAME-٢٦',
  '“OPEN-SESAME-26”',
])('The spelling %j is read as the redemption code OPENSESAME26', (typed) => {
  expect(readRedemptionCode(typed)).toBe('OPENSESAME26')
})

test.each(['OPEN-SESAME-27', 'OPEN-SESAM-26', 'OPEN-SÉSAME-26'])(
  'The text %j is not read as the redemption code OPENSESAME26',
  (typed) => {
    expect(readRedemptionCode(typed)).not.toBe('OPENSESAME26')
  },
)

test.each(['', ' - ', '\u3164', '\u200b', 'A'.repeat(201)])(
  'The text %j is not a redemption code',
  (typed) => {
    expect(readRedemptionCode(typed)).toBeNull()
  },
)
