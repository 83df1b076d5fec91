import { describe, expect, test } from 'vitest'
import { ATTACKS } from '@section/domain/rich-text/attacks.fixture.ts'
import { useRichTextTests } from '../../../lib/rich-text/rich-text.fixture.tsx'
import { aBlock } from '../resource.fixture.ts'
import type { ResourceBlock } from '../resources-query.ts'
import { openResource } from './resource-page.fixture.tsx'

// Nothing in a resource of the school may run as code. See SECURITY.md#script-injection.

useRichTextTests()

const UNSAFE = [
  'javascript:fetch(`https://canary.example`)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>x</script>',
  'vbscript:msgbox',
  'blob:https://example.com/1',
]

/** Returns what could run or load something in an element, beside the icons of the app. */
function dangers(shown: HTMLElement): unknown[] {
  const elements = [...shown.querySelectorAll('*')].filter((element) => !element.closest('svg[aria-hidden]'))
  const harmful =
    'script, style, iframe, object, embed, form, input:not([type=checkbox]), math, base, link, meta, svg'
  return [
    ...elements.filter((element) => element.matches(harmful)),
    ...elements.flatMap(({ attributes }) =>
      [...attributes].filter(
        ({ name, value }) =>
          /^(?:on|srcdoc|formaction)/i.test(name) ||
          (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|data|vbscript|blob):/i.test(value)),
      ),
    ),
  ]
}

const target = (more: Partial<NonNullable<ResourceBlock['target']>>) => ({
  title: 'A',
  subtitle: 'B',
  imageUrl: '/art/a.svg',
  href: '/courses',
  ...more,
})

/** Returns a block of every kind with a text in each of its places. */
const blocksWithText = (text: string): ResourceBlock[] => [
  aBlock('1', { content: text, anchorName: text }),
  aBlock('2', { type: 'IMAGE', content: text, imageUrl: '/art/a.svg' }),
  aBlock('3', { type: 'EMBED', content: text, embedUrl: 'https://vimeo.com/123456789' }),
  ...(['COURSE_LINK', 'EXTERNAL_LINK', 'RESOURCE_LINK'] as const).map((type) =>
    aBlock(type, { type, content: text, target: target({ title: text, subtitle: text }) }),
  ),
]

/** Returns a block of every kind with an address in each of its places. */
const blocksWithAddress = (address: string): ResourceBlock[] => [
  aBlock('1', { content: `[x](<${address}>) ![x](<${address}>)` }),
  aBlock('2', { type: 'IMAGE', content: 'x', imageUrl: address }),
  aBlock('3', { type: 'EMBED', content: 'x', embedUrl: address }),
  ...(['COURSE_LINK', 'EXTERNAL_LINK', 'RESOURCE_LINK'] as const).map((type) =>
    aBlock(type, { type, content: 'x', target: target({ href: address, imageUrl: address }) }),
  ),
]

describe('The blocks of a resource', () => {
  test.each(ATTACKS)('run nothing of the text %s', async (attack) => {
    expect(dangers(await openResource(blocksWithText(attack)))).toEqual([])
  })

  test.each([...ATTACKS, ...UNSAFE])('lead to no unsafe address: %s', async (address) => {
    expect(dangers(await openResource(blocksWithAddress(address)))).toEqual([])
  })

  test.each(UNSAFE)('are left out where their address is %s', async (address) => {
    const article = await openResource(blocksWithAddress(address).slice(1))
    expect(article.querySelectorAll('a, img')).toHaveLength(0)
    expect(article.textContent).not.toContain('See the course')
  })
})
