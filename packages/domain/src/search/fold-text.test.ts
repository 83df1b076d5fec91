import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords, foldText } from './fold-text.ts'

test.each([
  ['łŁ đĐ øØ æÆ œŒ ßẞ þÞ ðÐ ħĦ ıİ', 'll dd oo aeae oeoe ssss thth dd hh ii'],
  ['ŋŊ ŧŦ ĸ ɓɗƙƴ Ɔkɛ Əli', 'nn tt k bdky oke eli'],
  ['ﬁ ﬀ ĳ ǆ ſ ŉ', 'fi ff ij dz s n'],
  ['Ｆｕｌｌ ｗｉｄｔｈ １２３', 'full width 123'],
  ['Trần Đức Ĉapelo Ångström', 'tran duc capelo angstrom'],
  ['e\u0301 É', 'e e'],
  ['Σοφός ΣΟΦΟΣ Άλφα', 'σοφοσ σοφοσ αλφα'],
  ['Йод Ёж', 'иод еж'],
  ['don’t O‘Neil D´Arcy Hawaiʻi N’Dour', 'dont oneil darcy hawaii ndour'],
  ['5″ ‴ ⁗', '5  '],
  ['D\u1ffdArcy', 'darcy'],
  ['start\u00ADup zero\u200Bwidth \u200Fmark\u2060', 'startup zerowidth mark'],
  ['한국어 학교', '한국어 학교'],
  ['バス パス ハス ﾊﾞｽ が', 'バス パス ハス バス が'],
])('The text %j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('Folding is idempotent and gives the same text for both Unicode normalization forms', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 50 })
  fc.assert(
    fc.property(texts, (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
      for (const form of ['NFC', 'NFD'] as const) expect(foldText(text.normalize(form))).toBe(folded)
    }),
  )
})

test('Latin letters with a mark or a stroke fold to letters of an English keyboard in all European alphabets', () => {
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
  const plain = (letter: string) => foldedWords(letter).join('')
  const others = letters.filter((letter) => /\p{L}/u.test(letter) && !/^[a-z]{1,2}$/.test(plain(letter)))
  expect(others).toEqual([])
})

test('The words of a folded text consist of letters and digits', () => {
  expect(foldedWords('Start‑Up: Łódź & “Café” 1.000')).toEqual(['start', 'up', 'lodz', 'cafe', '1', '000'])
  expect(foldedWords(' %_:* \u0000 🎓')).toEqual([])
})
