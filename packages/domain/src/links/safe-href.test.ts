import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

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
])('%s', (address, expected) => {
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
