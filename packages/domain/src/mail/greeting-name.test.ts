import { expect, test } from 'vitest'
import { greetingName, oneLine } from './greeting-name.ts'

test.each(['Nia', 'Anne-Marie', "D'Arcy", 'José Ángel', '美咲', 'J. R.', 'Dr. No', 'Ælfgifu'])(
  'greets %s by name',
  (name) => expect(greetingName(name)).toBe(name.normalize('NFC')),
)

test.each([
  '',
  '   ',
  '\u202e',
  'You won, see https://evil.example',
  'evil.example',
  'WWW.evil',
  'mail me@evil.example',
  'evil/path',
  'x'.repeat(41),
])('does not greet by %j', (name) => expect(greetingName(name)).toBeNull())

test('a name stays on one line', () => {
  expect(greetingName(' Nia\r\nBcc: all\u2028 x\u202ey ')).toBe('Nia Bcc: all x y')
  expect(oneLine('a\u0000\tb')).toBe('a b')
})
