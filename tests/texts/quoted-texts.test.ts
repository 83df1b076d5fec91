import { expect, test } from 'vitest'
import { quotedTexts } from './quoted-texts.ts'

const texts = quotedTexts()

test('every text that specification 1 quotes is shown somewhere', () => {
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter(({ shown }) => shown.length === 0)).toEqual([])
})

test('and a test looks for it', () => {
  expect(texts.filter(({ tested }) => tested.length === 0).map(({ text }) => text)).toEqual([])
})
