import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { socialLinkProperty } from './social-link.property.ts'
import { socialLink } from './social-link.ts'

describe('The name of a profile', () => {
  test.each([
    ['linkedin', '@nora', 'https://www.linkedin.com/in/nora'],
    ['linkedin', 'nora', 'https://www.linkedin.com/in/nora'],
    ['linkedin', ' nora-okafor-1 ', 'https://www.linkedin.com/in/nora-okafor-1'],
    ['linkedin', 'josé', 'https://www.linkedin.com/in/jos%C3%A9'],
    ['twitter', '@nora_1', 'https://twitter.com/nora_1'],
    ['instagram', 'nora.okafor', 'https://www.instagram.com/nora.okafor'],
  ] as const)('on %s, %j, leads to %s', (network, entered, link) => {
    expect(socialLink(network, entered)).toBe(link)
  })
})

describe('The address of a profile', () => {
  test.each([
    ['linkedin', 'linkedin.com/in/nora', 'https://linkedin.com/in/nora'],
    ['linkedin', '//www.linkedin.com/in/nora', 'https://www.linkedin.com/in/nora'],
    ['linkedin', 'HTTPS://de.LinkedIn.com/in/nora?x=1#top', 'https://de.linkedin.com/in/nora?x=1#top'],
    ['linkedin', 'http://linkedin.com/in/nora', 'http://linkedin.com/in/nora'],
    ['twitter', 'https://x.com/nora', 'https://x.com/nora'],
    ['twitter', 'mobile.twitter.com/nora', 'https://mobile.twitter.com/nora'],
    ['instagram', 'instagram.com', 'https://instagram.com/'],
  ] as const)('on %s, %j, leads to %s', (network, entered, link) => {
    expect(socialLink(network, entered)).toBe(link)
  })
})

describe('No link is made', () => {
  test.each([
    ['linkedin', ''],
    ['linkedin', 'Nora Okafor'],
    ['linkedin', 'https://example.com/in/nora'],
    ['linkedin', 'https://x.com/nora'],
    ['twitter', 'https://linkedin.com/in/nora'],
    ['twitter', 'a-name-that-is-too-long'],
    ['instagram', '..'],
    ['linkedin', 'javascript:alert(1)'],
    ['linkedin', 'java\tscript:alert(1)'],
    ['linkedin', '//javascript:alert(1)'],
    ['linkedin', 'javascript://linkedin.com/%0aalert(1)'],
    ['linkedin', 'data:text/html,<script>alert(1)</script>'],
    ['linkedin', 'https://nora:secret@linkedin.com/in/nora'],
    ['linkedin', 'https://linkedin.com@evil.example'],
    ['linkedin', 'https://linkedin.com:8443/in/nora'],
    ['linkedin', 'https://linkedin.com./in/nora'],
    ['linkedin', 'https://linkedin.com.evil.example'],
    ['linkedin', 'https://evil-linkedin.com'],
    ['linkedin', 'https://lınkedin.com/in/nora'],
    ['linkedin', 'https://xn--lnkedin-3fb.com/in/nora'],
    ['linkedin', 'https:\\\\evil.example\\linkedin.com'],
    ['linkedin', 'https://linkedin.com\\@evil.example'],
    ['linkedin', 'https://evil.linkedin.com'],
    ['linkedin', 'https://linked\u00adin.com/in/nora'],
    ['linkedin', 'linkedin.com/in/nora\u0000'],
    ['linkedin', 'nora\u202egpj.exe'],
  ] as const)('on %s of %j', (network, entered) => {
    expect(socialLink(network, entered)).toBeNull()
  })
})

// One seed is new in each run, the others are fixed, two of them tried at night; a failing case prints its seed.
// SECURITY.md#unsafe-links
test.each(process.env['NIGHTLY'] ? [1, 2, 3, Date.now()] : [1, Date.now()])(
  'A link that a member entered leads to the site of its network, in 300,000 cases from seed %d',
  (seed) => fc.assert(socialLinkProperty, { numRuns: 300_000, seed }),
  60_000,
)
