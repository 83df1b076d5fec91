import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aResource, foundAnswer } from '../resource.fixture.ts'
import { openResources } from './resources-page.fixture.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const box = () => screen.getByRole('searchbox', { name: 'Search resources' })
const name = (text: string) => screen.findByRole('link', { name: text })
const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }))
const facet = (of: string, value: string) =>
  within(screen.getByRole('group', { name: of })).getByRole<HTMLInputElement>('checkbox', { name: value })
const EVERYTHING = { query: '', types: [], stacks: [], page: 1, count: 24 }

describe('The search of resources', () => {
  test('waits for Enter, is kept in the address, and begins on the first page', async () => {
    const { asked, address } = await openResources('/resources?stack=ai&page=2')
    await name('Resource 2')
    await userEvent.type(box(), ' price test')
    expect(asked()).toHaveLength(1)
    expect(address()).toBe('/resources?stack=ai&page=2')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/resources?search=price+test&stack=ai'))
    await name('Resource 1')
    expect(asked().slice(1)).toEqual([{ ...EVERYTHING, query: 'price test', stacks: ['ai'] }])
    expect(box()).toHaveProperty('value', 'price test')
  })

  test('is submitted by its button, and then cleared by it', async () => {
    const { asked, address, back } = await openResources()
    await name('Resource 1')
    await userEvent.type(box(), 'price')
    await go('Search')
    await waitFor(() => expect(address()).toBe('/resources?search=price'))
    await go('Clear search')
    await waitFor(() => expect(address()).toBe('/resources'))
    expect(box()).toHaveProperty('value', '')
    back()
    await waitFor(() => expect(box()).toHaveProperty('value', 'price'))
    expect(asked()).toHaveLength(2)
  })

  test('that finds nothing says so, and Clear shows all resources again', async () => {
    const { address } = await openResources('/resources?search=zebra&type=prompt-pack')
    expect(await screen.findByRole('heading', { name: 'No resource fits' })).toBeDefined()
    expect(screen.getByText('0 resources')).toBeDefined()
    await go('Clear')
    await name('Resource 1')
    expect(address()).toBe('/resources')
    expect(box()).toHaveProperty('value', '')
  })
})

describe('The facets of resources', () => {
  test('show how many resources have each value, and narrow the list from its first page on', async () => {
    const { asked, address, back } = await openResources('/resources?page=3')
    await name('Resource 3')
    const type = facet('Resource Type', 'Prompt Pack')
    expect(type.closest('label')?.textContent).toBe('Prompt Pack7')
    expect(facet('Stack', 'Marketing').closest('label')?.textContent).toBe('Marketing0')
    await userEvent.click(type)
    await waitFor(() => expect(address()).toBe('/resources?type=prompt-pack'))
    await userEvent.click(facet('Resource Type', 'Community Tactics'))
    await waitFor(() => expect(address()).toBe('/resources?type=prompt-pack&type=community-tactics'))
    await name('Resource 1')
    expect(asked().at(-1)).toEqual({ ...EVERYTHING, types: ['prompt-pack', 'community-tactics'] })
    back()
    await waitFor(() => expect(facet('Resource Type', 'Community Tactics').checked).toBe(false))
    expect(asked()).toHaveLength(3)
  })

  test('of a shared link are chosen, and what no facet has is left out', async () => {
    const { asked } = await openResources('/resources?type=nope&stack=ai&stack=product')
    await name('Resource 1')
    expect(asked()).toEqual([{ ...EVERYTHING, stacks: ['ai', 'product'] }])
    expect(facet('Stack', 'Product').checked).toBe(true)
  })

  test('that are chosen are chips, each of which removes its own and hands on the focus', async () => {
    const { address } = await openResources('/resources?type=prompt-pack&stack=ai')
    await name('Resource 1')
    await go('Remove AI')
    await waitFor(() => expect(address()).toBe('/resources?type=prompt-pack'))
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    await userEvent.click(facet('Stack', 'AI'))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('/resources'))
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull()
  })

  test('open in one sheet on a small screen, with the count of what is chosen', async () => {
    const { address } = await openResources('/resources?stack=ai')
    await name('Resource 1')
    await go('Filters 1')
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(sheet.getByRole('button', { name: 'Show 60 resources' })).toBeDefined()
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Strategy Framework' }))
    await waitFor(() => expect(address()).toBe('/resources?type=strategy-framework&stack=ai'))
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/resources'))
  })
})

describe('The pages of resources', () => {
  test('are opened by number, with the focus at the first resource of the page', async () => {
    const { address } = await openResources('/resources?stack=ai')
    await name('Resource 1')
    expect(screen.getByText('60 resources')).toBeDefined()
    await go('Page 3')
    await name('Resource 3')
    expect(address()).toBe('/resources?stack=ai&page=3')
    expect(document.activeElement?.textContent).toBe('Resources, page 3 of 3')
  })

  test('show the former resources, marked as busy, until the next ones are there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await openResources('/resources', async ({ page }) => {
      if (page === 2) await promise
      return { body: { data: foundAnswer([aResource('a', `Page ${page}`)], { page, totalPages: 2 }) } }
    })
    await name('Page 1')
    await go('Next page')
    const list = screen.getByRole('region', { name: /^Resources/ })
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByRole('link', { name: 'Page 1' })).toBeDefined()
    resolve()
    await name('Page 2')
    expect(list.getAttribute('aria-busy')).toBe('false')
  })

  test('after the last one show the last, whose number replaces theirs without another request', async () => {
    const { asked, address } = await openResources('/resources?page=99')
    await name('Resource 99')
    await waitFor(() => expect(address()).toBe('/resources?page=3'))
    expect(asked()).toEqual([{ ...EVERYTHING, page: 99 }])
  })
})
