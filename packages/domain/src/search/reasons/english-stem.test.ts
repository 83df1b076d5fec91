import { expect, test } from 'vitest'
import { englishStem } from './english-stem.ts'

test.each([
  ['price', 'price', 'prices', 'priced', 'pricing'],
  ['strategi', 'strategy', 'strategies'],
  ['negoti', 'negotiate', 'negotiation', 'negotiating'],
  ['hop', 'hop', 'hopped', 'hopping'],
  ['hope', 'hope', 'hopes', 'hoped', 'hoping'],
  ['generat', 'generate', 'generation'],
  ['die', 'dying', 'dies'],
  ['play', 'plays', 'playing'],
  ['ai', 'ai'],
  ['学校', '学校'],
])('The stem %s is that of all forms of the word', (stem, ...forms) => {
  expect(forms.map(englishStem)).toEqual(forms.map(() => stem))
})
