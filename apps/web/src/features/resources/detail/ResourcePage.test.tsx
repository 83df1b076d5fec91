import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { aBlock, aDetail, foundAnswer } from '../resource.fixture.ts'
import { openResource } from './resource-page.fixture.tsx'
import { ResourceSkeleton } from './ResourceSkeleton.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

beforeEach(() => {
  vi.mocked(track).mockClear()
})
afterEach(cleanup)

test('A resource shows its type, its title, its subtitle and its other tags, below a link to the list', async () => {
  const article = within(await openResource([]))
  expect(document.title).toBe('Section - Ten briefs')
  expect(article.getByText('Prompt Pack')).toBeDefined()
  expect(article.getByText('About Ten briefs.')).toBeDefined()
  const tags = within(article.getByRole('list', { name: 'Tags of Ten briefs' })).getAllByRole('listitem')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Marketing', 'Copywriting'])
  expect(screen.getByRole('link', { name: 'Resources' }).getAttribute('href')).toBe('/resources')
})

test('A resource that was opened from a list leads back to the list as it was', async () => {
  const data = { ...foundAnswer([aDetail([])]), getResource: aDetail([]) }
  const { address } = openApp('/resources?type=prompt-pack&search=brief', { signedIn: MEMBER_ANSWER, data })
  await userEvent.click(await screen.findByRole('link', { name: 'Ten briefs' }))
  await screen.findByRole('heading', { level: 1, name: 'Ten briefs' })
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Resources' }))
  await waitFor(() => expect(address()).toBe('/resources?search=brief&type=prompt-pack'))
})

describe('The files of a resource', () => {
  test('are opened in a new tab by buttons, of which each use is tracked', async () => {
    await openResource([], {
      pdfDownloadUrl: 'https://files.example/briefs.pdf',
      googleDocCopyUrl: 'https://docs.google.com/document/d/x/copy',
    })
    for (const action of ['Download PDF', 'Open Google Doc']) {
      const link = screen.getByRole('link', { name: action })
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(link)
      expect(track).toHaveBeenLastCalledWith('Resource Downloaded', {
        action,
        page: '/resources/briefs',
        resourceId: 'id-briefs',
        title: 'Ten briefs',
        slug: 'briefs',
      })
    }
    expect(track).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['there are none', { pdfDownloadUrl: null, googleDocCopyUrl: null }],
    ['their addresses are not safe', { pdfDownloadUrl: 'javascript:alert(1)', googleDocCopyUrl: 'data:,x' }],
  ])('have no buttons where %s', async (_where, files) => {
    const article = await openResource([], files)
    expect(within(article).queryAllByRole('link')).toEqual([])
  })
})

describe('The parts of a resource with anchors', () => {
  const parts = ['brief', 'draft', 'review'].map((anchorName) =>
    aBlock(anchorName, { anchorName, content: `## The ${anchorName}\n\n[To the review](#review)` }),
  )

  test('are listed beside it, and get the focus from a link in the same tab', async () => {
    const article = await openResource(parts)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'The brief',
      'The draft',
      'The review',
    ])
    const [link] = within(article).getAllByRole('link', { name: 'To the review' })
    expect(link?.getAttribute('target')).toBeNull()
    expect(link?.getAttribute('href')).toBe('#review')
    await userEvent.click(link ?? article)
    expect(document.activeElement?.id).toBe('review')
    await userEvent.click(contents.getByRole('link', { name: 'The draft' }))
    expect(document.activeElement?.id).toBe('draft')
  })

  test('mark the one that is being read among the contents', async () => {
    let see: IntersectionObserverCallback = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          see = callback
        }
        observe() {}
        disconnect() {}
      },
    )
    await openResource(parts)
    const marked = () =>
      screen.getByRole('navigation').querySelector('[aria-current="location"]')?.textContent
    expect(marked()).toBe('The brief')
    const entry: Partial<IntersectionObserverEntry> = {
      target: document.getElementById('draft') ?? document.body,
      isIntersecting: true,
    }
    act(() => see([entry as IntersectionObserverEntry], {} as IntersectionObserver))
    expect(marked()).toBe('The draft')
    vi.unstubAllGlobals()
  })

  test('that the address names get the focus when the resource has loaded', async () => {
    await openResource(parts, { hash: '#draft' })
    expect(document.activeElement?.id).toBe('draft')
  })

  test('are not listed while they are fewer than three', async () => {
    await openResource(parts.slice(0, 2), { hash: '#nowhere' })
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  })
})

test('A resource announces that it loads', () => {
  render(
    <AppTheme env="test">
      <ResourceSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading the resource')
})

test('A resource that does not exist or that the member may not read is the 404 page', async () => {
  openApp('/resources/nobody-knows', { signedIn: MEMBER_ANSWER, data: { getResource: null } })
  expect(await screen.findByRole('heading', { level: 1, name: /404/ })).toBeDefined()
})

test('A resource that does not load says so, with Retry', async () => {
  openApp('/resources/briefs', {
    signedIn: MEMBER_ANSWER,
    answers: { '/graphql': { status: 503, body: {} } },
  })
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 8000 })).toBeDefined()
}, 10_000)
