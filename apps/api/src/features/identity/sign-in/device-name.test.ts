import { expect, test } from 'vitest'
import { deviceName, UNKNOWN_DEVICE } from './device-name.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPad',
    `Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${WEBKIT} CriOS/120.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome on Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/131.0.0.0 Safari/537.36`,
  ],
])('The device %s is known by its User-Agent', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([undefined, '', 'curl/8.0', 'node', 'evil<script>/1.0 (x)', '🦊/1 (x)'])(
  'The User-Agent %j belongs to an unknown browser',
  (userAgent) => expect(deviceName(userAgent)).toBe(UNKNOWN_DEVICE),
)

test('The name of a device is short and found quickly for every long User-Agent', () => {
  const parts = [
    'Mozilla/5.0 ',
    '(',
    ')',
    '/',
    ' ',
    'Chrome/',
    'Version/',
    'a',
    '1.',
    'iPhone',
    'Android ',
    ';',
  ]
  const start = performance.now()
  for (const part of parts)
    for (const other of parts) {
      const hostile = `${part}${other}`.repeat(8000)
      expect(deviceName(hostile).length).toBeLessThan(60)
    }
  expect(performance.now() - start).toBeLessThan(3000)
})
