import { expect, test } from 'vitest'
import { safePicture } from './safe-href.ts'

test.each([
  ['/art/logo/acme.svg?x=1', '/art/logo/acme.svg?x=1'],
  ['https://pictures.example/logo.png', 'https://pictures.example/logo.png'],
  ['http://pictures.example/logo.png', null],
  ['mailto:logo@pictures.example', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the picture at %s is shown from %s', (address, shown) => expect(safePicture(address)).toBe(shown))
