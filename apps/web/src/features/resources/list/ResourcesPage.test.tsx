import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../../testing/open-app.tsx'
import { limitedAnswer } from '../../../testing/signed-in.ts'
import { aResource, foundAnswer } from '../resource.fixture.ts'
import { openResources } from './resources-page.fixture.ts'
import { ResourcesSkeleton } from './ResourcesSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const only = (data: object) => () => ({ body: { data } })
const cards = () => screen.findAllByRole('article')

test('The resources come with a header that says what they are', async () => {
  await openResources()
  expect(screen.getByText(/^Prompt packs, expert insights and strategy guides/)).toBeDefined()
  expect(document.title).toBe('Section - Resources')
})

test('The card of a resource names its type, its subtitle and its other tags, and leads to it', async () => {
  await openResources('/resources', only(foundAnswer([aResource('briefs', 'Ten briefs')])))
  const [first] = await cards()
  const card = within(first ?? document.body)
  expect(card.getByRole('link', { name: 'Ten briefs' }).getAttribute('href')).toBe('/resources/briefs')
  expect(card.getByText('Prompt Pack')).toBeDefined()
  expect(card.getByText('About Ten briefs.')).toBeDefined()
  const tags = within(card.getByRole('list', { name: 'Tags of Ten briefs' })).getAllByRole('listitem')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Marketing', 'Copywriting'])
})

test('The types of resources have a name, an icon and a color of their own', async () => {
  const types = ['STRATEGY_FRAMEWORK', 'COMMUNITY_TACTICS', 'PROMPT_PACK'] as const
  await openResources('/resources', only(foundAnswer(types.map((type) => aResource(type, type, { type })))))
  const tags = (await cards()).map((card) => card.querySelector('[data-tone]'))
  expect(tags.map((tag) => tag?.textContent)).toEqual([
    'Strategy Framework',
    'Community Tactics',
    'Prompt Pack',
  ])
  expect(new Set(tags.map((tag) => tag?.getAttribute('data-tone'))).size).toBe(3)
  expect(new Set(tags.map((tag) => tag?.querySelector('svg')?.innerHTML)).size).toBe(3)
})

test('A single resource is counted as one', async () => {
  await openResources('/resources', only(foundAnswer([aResource('a', 'A')])))
  expect((await screen.findByText('1 resource')).getAttribute('role')).toBe('status')
})

test('A school without resources says so', async () => {
  await openResources('/resources', only(foundAnswer([])))
  expect(await screen.findByText('There are no resources yet. New ones appear here.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

describe('Resources that do not load', () => {
  test('say so, keep the search, and load again on Retry', async () => {
    let fails = true
    const { asked } = await openResources('/resources?search=price', () =>
      fails
        ? { body: { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] } }
        : { body: { data: foundAnswer([aResource('a', 'A')]) } },
    )
    expect(await screen.findByRole('heading', { name: 'The resources didn’t load.' })).toBeDefined()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'price')
    expect(asked()).toHaveLength(1)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cards()).toHaveLength(1)
  })

  test('because of too many searches say how long to wait', async () => {
    const message = 'Too many tries. Please try again in 1 minute.'
    await openResources('/resources', () => ({
      body: { data: null, errors: [{ message, extensions: { code: 'LIMIT_EXCEEDED' } }] },
    }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})

test('The resources announce that they load, with their facets in place', () => {
  render(
    <AppTheme env="test">
      <ResourcesSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toContain('Loading resources')
  expect(screen.getByText('Resource Type')).toBeDefined()
})

test('Resources and each of them are behind the page lock for a limited member, who asks for none', async () => {
  for (const address of ['/resources', '/resources/briefs']) {
    const { requests } = openApp(address, { signedIn: limitedAnswer() })
    await screen.findByRole('dialog', { name: 'Become a member for full access' })
    expect(requests.filter(({ body }) => JSON.stringify(body).includes('esource'))).toEqual([])
    cleanup()
  }
})
