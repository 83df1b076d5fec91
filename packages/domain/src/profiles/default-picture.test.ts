import { expect, test } from 'vitest'
import { defaultPicture } from './default-picture.ts'

test('The first character of an id decides which of four default pictures a member has', () => {
  const first = [...'0123456789abcdef'].map((character) => defaultPicture(`${character}f8b6c1e`))
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]))
  expect(defaultPicture('9f8b')).toBe(defaultPicture('9000'))
})

test('A default picture is found for every text', () => {
  expect(['', '李', '𝔸da'].map(defaultPicture).every((index) => [0, 1, 2, 3].includes(index))).toBe(true)
})
