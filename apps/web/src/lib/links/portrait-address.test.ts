import { expect, test } from 'vitest'
import { portraitAddress } from './portrait-address.ts'

test('A person is shown by their own picture', () => {
  expect(portraitAddress('/art/portrait/nora.svg', 'u1')).toBe('/art/portrait/nora.svg')
})

test.each([null, undefined, '', 'javascript:alert(1)', 'http://pictures.example/nora.png'])(
  'A person with the picture %j is shown by one of four, always the same for them',
  (own) => {
    expect(portraitAddress(own, '9f8b')).toBe('/art/default-portrait/1.svg')
    expect(portraitAddress(own, '9f8b')).toBe(portraitAddress(own, '9000'))
  },
)
