import { expect, test } from 'vitest'
import { firstHeading, isTextVisible } from './visible-text.ts'

test.each([
  ['', false],
  [' \n\n ', false],
  ['&nbsp;\n\n&nbsp;', false],
  ['<p></p>', false],
  ['<p>&nbsp;</p>', false],
  ['&nbsp;\n\nRead this.', true],
  ['![A map](/art/map.svg)', true],
  ['---', true],
])('The rich text %j shows something: %s', (text, visible) => {
  expect(isTextVisible(text)).toBe(visible)
})

test.each([
  ['Before.\n\n## Write the *brief*\n\n### Later', 'Write the brief'],
  ['No heading.', null],
  ['# \n\nText', null],
])('The first heading of the rich text %j is %j', (text, heading) => {
  expect(firstHeading(text)).toBe(heading)
})
