import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content } from '../session-page-parts.fixture.ts'
import type { SessionContent } from '../session-page-query.ts'

// These tests check the carousel, which shows one announcement at a time.

useSessionTests()

type Announcement = SessionContent['announcements'][number]

const announcement = (name: string, more: Partial<Announcement> = {}): Announcement => ({
  sessionContentId: name,
  announcement: `News ${name}`,
  imageUrl: null,
  stylePreset: 'PLAIN',
  internalLinkUrl: null,
  externalLinkUrl: null,
  ...more,
})

const carousel = async () => within(await screen.findByRole('region', { name: 'Announcements' }))
const open = async (...announcements: Announcement[]) => {
  const opened = openSession({ content: content({ announcements }) })
  return { ...opened, news: await carousel() }
}

describe('The announcements of a session', () => {
  test('are shown one at a time and paged with the keyboard, round and round', async () => {
    const user = userEvent.setup()
    const { news } = await open(announcement('1'), announcement('2'), announcement('3'))
    const shown = () => [
      news.getByRole('group').getAttribute('aria-label'),
      news.getByText(/^News/).textContent.trim(),
    ]
    expect(shown()).toEqual(['1 of 3', 'News 1'])
    news.getByRole('button', { name: 'Previous announcement' }).focus()
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['3 of 3', 'News 3'])
    await user.tab()
    expect(document.activeElement).toBe(news.getByRole('button', { name: 'Next announcement' }))
    await user.keyboard(' ')
    expect(shown()).toEqual(['1 of 3', 'News 1'])
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['2 of 3', 'News 2'])
    expect(news.getByRole('group').getAttribute('aria-live')).toBe('polite')
  })

  test('of which there is one have no buttons', async () => {
    const { news } = await open(announcement('1'))
    expect(news.getByText('News 1')).toBeDefined()
    expect(news.queryByRole('button')).toBeNull()
  })

  test('link to a page of the product in the same tab', async () => {
    const { news, address } = await open(announcement('1', { internalLinkUrl: '/resources' }))
    const link = news.getByRole('link', { name: 'Take a look' })
    expect(link.hasAttribute('target')).toBe(false)
    link.click()
    await waitFor(() => expect(address()).toBe('/resources'))
  })

  test.each([
    ['another site', { externalLinkUrl: 'https://news.example/1' }, 'https://news.example/1'],
    ['a page of a demo', { internalLinkUrl: '/dev/channel/1' }, '/dev/channel/1'],
    ['another site without a protocol', { internalLinkUrl: '//news.example/1' }, 'https://news.example/1'],
  ])('link to %s in a new tab, and say so', async (_where, links, href) => {
    const { news } = await open(announcement('1', links))
    const link = news.getByRole('link', { name: 'Open the link' })
    const attributes = ['href', 'target', 'rel', 'aria-description']
    expect(attributes.map((name) => link.getAttribute(name))).toEqual([
      href,
      '_blank',
      'noopener noreferrer',
      'Opens in a new tab',
    ])
  })

  test('with both links lead to the page of the product', async () => {
    const { news } = await open(
      announcement('1', { internalLinkUrl: '/resources', externalLinkUrl: 'https://news.example/1' }),
    )
    expect(news.getByRole('link', { name: 'Take a look' }).getAttribute('href')).toBe('/resources')
  })

  test('show no unsafe link and no unsafe picture', async () => {
    const { news } = await open(
      announcement('1', { externalLinkUrl: 'javascript:alert(1)', imageUrl: 'data:image/svg+xml,<svg/>' }),
    )
    expect(news.queryByRole('link')).toBeNull()
    expect(news.queryByText('Open the link')).toBeNull()
    const region = screen.getByRole('region', { name: 'Announcements' })
    expect(region.querySelector('img, [href^="javascript:"]')).toBeNull()
  })
})

test('A session without announcements has no carousel', async () => {
  openSession()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull()
})
