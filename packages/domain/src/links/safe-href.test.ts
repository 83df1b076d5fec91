import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { safeHref, safePicture } from './safe-href.ts'

it.each([
  ['https://example.com/vote?x=1', { href: 'https://example.com/vote?x=1', inside: false }],
  ['/dev/vote', { href: '/dev/vote', inside: false }],
  ['mailto:help@example.com', { href: 'mailto:help@example.com', inside: false }],
  ['/upgrade?from=banner#plans', { href: '/upgrade?from=banner#plans', inside: true }],
  ['//evil.example/x', { href: 'https://evil.example/x', inside: false }],
  ['javascript:alert(1)', null],
  [' java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:pass@example.com', null],
  ['http://[', null],
])('The address %s becomes a safe link or none', (address, expected) => {
  expect(safeHref(address)).toEqual(expected)
})

it('safeHref never returns another protocol', () => {
  const scheme = fc.constantFrom('javascript', 'JaVaScRiPt', 'vbscript', 'data', 'file', 'blob', 'https', 'x')
  const address = fc.tuple(scheme, fc.string(), fc.string()).map(([name, a, b]) => `${a}${name}:${b}`)
  fc.assert(
    fc.property(fc.oneof(address, fc.string()), (text) => {
      const link = safeHref(text)
      if (!link) return
      expect(new URL(link.href, 'https://app.example').protocol).toMatch(/^(https?|mailto):$/)
      if (link.inside) expect(new URL(link.href, 'https://app.example').origin).toBe('https://app.example')
    }),
  )
})

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
])('A picture at %s is shown from the address %s', (address, shown) =>
  expect(safePicture(address)).toBe(shown),
)
