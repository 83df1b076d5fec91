import { expect, test } from 'vitest'
import { choiceOf, NO_PRONOUNS, PRONOUN_OPTIONS, pronounsField, pronounsOf } from './pronouns.ts'

test('The pronouns of every option are shown as that option again', () => {
  for (const option of PRONOUN_OPTIONS) {
    const stored = pronounsOf({ option, otherPronouns: '' })
    expect(choiceOf(stored === '' ? null : stored)).toEqual({ option, otherPronouns: '' })
  }
})

test('Pronouns that a member wrote are shown as written, and stand before the option', () => {
  expect(choiceOf('xe/xem')).toEqual({ option: NO_PRONOUNS, otherPronouns: 'xe/xem' })
  expect(pronounsOf({ option: 'He/Him/His', otherPronouns: ' xe/xem ' })).toBe('xe/xem')
})

test('Nothing is stored for the choice to name no pronouns', () => {
  expect(pronounsField.parse(NO_PRONOUNS)).toBe('')
  expect(choiceOf(null).option).toBe('Prefer not to say')
})

test('Pronouns have at most 30 characters', () => {
  expect(pronounsField.safeParse('x'.repeat(30)).success).toBe(true)
  expect(pronounsField.safeParse('x'.repeat(31)).error?.issues).toMatchObject([
    { message: 'Pronouns should have at most 30 characters' },
  ])
})
