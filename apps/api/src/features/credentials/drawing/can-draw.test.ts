import { expect, test } from 'vitest'
import { canDraw, findUndrawable } from './can-draw.ts'

test.each([
  'Łukasz Žižek',
  '李小龍',
  '刘建国',
  '山田 さくら',
  '김철수',
  'Zoë O’Neill-van der Berg-Österreich',
  'Nguyễn Thị Ánh',
  'Ọ̀ṣun Adébáyọ̀',
  'Αθηνά Παπαδοπούλου',
  'Дмитро Їжакевич',
  'Հայկ Սարգսյան',
  'ქეთევან',
  'יוסף כהן',
  'محمد عبد الله',
  'علی‌رضا',
  'प्रिया शर्मा',
  'สมชาย น้ำทิพย์',
  'Amélie 王',
])('The name %s can be drawn', (name) => {
  expect(canDraw(name)).toBe(true)
})

test.each([
  ['an emoji', 'Ada 🎉', '🎉'],
  ['an emoji of several parts', 'Ada 👩‍🎓', '👩‍🎓'],
  ['a control character', 'A\u0007da', '\u0007'],
  ['a character of private use', 'Ada \ue000', '\ue000'],
  ['an unassigned character', 'Ada \u0378', '\u0378'],
  ['a script without a font', 'தமிழ்', 'த'],
  ['nothing visible', ' \u200b\u2066 ', ''],
])('A name with %s cannot be drawn', (_, name, character) => {
  expect(canDraw(name)).toBe(false)
  expect(findUndrawable(name)).toBe(character)
})

test('A name that is typed as letters and accents is drawn like the composed one', () => {
  expect(canDraw('Zoë Žižek'.normalize('NFD'))).toBe(true)
})
