import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useRichTextTests } from '../../../lib/rich-text/rich-text.fixture.tsx'
import { aBlock } from '../resource.fixture.ts'
import { openResource } from './resource-page.fixture.tsx'

useRichTextTests()

const target = (more = {}) => ({
  title: 'Pricing Strategy',
  subtitle: 'A two-week sprint',
  imageUrl: '/art/cover/pricing.svg',
  href: '/courses/pricing',
  ...more,
})

test('The blocks of a resource stand in their order, each with the id of its anchor', async () => {
  const article = await openResource([
    aBlock('1', { content: '## First' }),
    aBlock('2', { content: 'Second', anchorName: 'second' }),
  ])
  expect(within(article).getByRole('heading', { level: 2, name: 'First' })).toBeDefined()
  expect(document.getElementById('second')?.textContent).toBe('Second')
})

test.each(['', '&nbsp;', '<p>&nbsp;</p>', '\n\n'])(
  'A block that is an empty placeholder, %j, is not shown',
  async (content) => {
    await openResource([aBlock('1', { content, anchorName: 'empty' })])
    expect(document.getElementById('empty')).toBeNull()
  },
)

test('A prompt in a resource is copied by its button, without the line break at its end', async () => {
  const user = userEvent.setup()
  await openResource([aBlock('1', { content: '```\nList every number.\n  Leave out dates.\n```' })])
  await user.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect(await navigator.clipboard.readText()).toBe('List every number.\n  Leave out dates.')
})

test('A picture in a resource has its description and loads when it is near', async () => {
  await openResource([aBlock('1', { type: 'IMAGE', content: 'A canvas', imageUrl: '/art/canvas.svg' })])
  const picture = screen.getByRole('img', { name: 'A canvas' })
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/art/canvas.svg', 'lazy'])
})

describe('A video in a resource', () => {
  test('loads its player only when it is pressed, and has its description below', async () => {
    const article = await openResource([
      aBlock('1', { type: 'EMBED', content: 'How we price', embedUrl: 'https://vimeo.com/123456789' }),
    ])
    expect(article.querySelector('iframe')).toBeNull()
    expect(within(screen.getByRole('figure')).getByText('How we price')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Play video from Vimeo' }))
    expect(article.querySelector('iframe')?.src).toBe('https://player.vimeo.com/video/123456789?autoplay=1')
  })

  test('at a site whose player is not known is a link to that site', async () => {
    await openResource([
      aBlock('1', { type: 'EMBED', content: 'How we price', embedUrl: 'https://videos.example/1' }),
    ])
    expect(screen.getByRole('link', { name: 'How we price' }).getAttribute('target')).toBe('_blank')
    expect(screen.getByText('videos.example')).toBeDefined()
  })
})

describe('A link card in a resource', () => {
  test.each([
    ['COURSE_LINK', '/courses/pricing', 'Course', 'See the course'],
    ['RESOURCE_LINK', '/resources/prices', 'Resource', 'Read the resource'],
  ] as const)('of the kind %s opens %s in the same tab', async (type, href, kind, label) => {
    await openResource([aBlock('1', { type, content: '', target: target({ href }) })])
    const link = screen.getByRole('link', { name: 'Pricing Strategy' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null])
    for (const text of [kind, label, 'A two-week sprint']) expect(screen.getByText(text)).toBeDefined()
  })

  test('to another site names it, opens in a new tab, and may have a label of the school', async () => {
    const href = 'https://www.tools.example/x'
    await openResource([
      aBlock('1', {
        type: 'EXTERNAL_LINK',
        content: 'Try the tool',
        target: target({ href, imageUrl: null }),
      }),
    ])
    const link = screen.getByRole('link', { name: 'Pricing Strategy' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'noopener noreferrer'])
    expect(screen.getByText('tools.example')).toBeDefined()
    expect(screen.getByText('Try the tool')).toBeDefined()
  })

  test('whose course or resource is gone is not shown', async () => {
    const article = await openResource([
      aBlock('1', { type: 'COURSE_LINK', anchorName: 'gone', target: null }),
    ])
    expect(within(article).queryByRole('link')).toBeNull()
    expect(document.getElementById('gone')).toBeNull()
    cleanup()
  })
})
