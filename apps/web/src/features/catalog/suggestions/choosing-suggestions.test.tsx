import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  box,
  hit,
  list,
  noList,
  openSearch,
  options,
  stubSearches,
  typeIn,
  useSuggestionTests,
} from './suggestions.fixture.tsx'

useSuggestionTests()

const active = () =>
  document.querySelector(`#${CSS.escape(box().getAttribute('aria-activedescendant') ?? 'none')}`)

describe('The suggestions of the course search', () => {
  test('are gone through with the arrows, and Enter opens the chosen course and no list', async () => {
    stubSearches(() => [hit('Pricing'), hit('Selling')])
    const { address } = await openSearch()
    await typeIn('ing')
    await list()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe((await list()).id)
    expect(active()).toBeNull()
    await typeIn('{ArrowUp}')
    expect(active()?.textContent).toContain('Search for “ing”')
    await typeIn('{ArrowDown}')
    expect(active()?.textContent).toContain('Pricing')
    await typeIn('{ArrowDown}')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
    expect((await options()).map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ])
    await typeIn('{Enter}')
    await waitFor(() => expect(address()).toBe('/courses/Selling'))
    // The pause has passed after which the list would be narrowed.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(address()).toBe('/courses/Selling')
  })

  test('are closed by Enter without a choice, which submits the text as it does without them', async () => {
    stubSearches(() => [hit('Pricing')])
    const { address } = await openSearch('/courses?m=live&t=functional-ai')
    await typeIn('pric')
    await list()
    await typeIn('{Enter}')
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    await noList()
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  test('end with the search of all courses, which a click chooses', async () => {
    stubSearches(() => [hit('Pricing')])
    const { address } = await openSearch('/courses?m=live')
    await typeIn('pric')
    await userEvent.click((await options()).at(-1) ?? document.body)
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    await noList()
  })

  test('are closed by Escape, which keeps the text, and opened again by the down arrow', async () => {
    stubSearches(() => [hit('Pricing')])
    await openSearch()
    await typeIn('pric')
    await list()
    await typeIn('{Escape}')
    await noList()
    expect(box().value).toBe('pric')
    await typeIn('{ArrowDown}')
    await list()
  })

  test('are closed when the box is left, with Tab as with a click', async () => {
    stubSearches(() => [hit('Pricing')])
    await openSearch()
    await typeIn('pric')
    await list()
    await userEvent.tab()
    await noList()
    await typeIn('i')
    await list()
    await userEvent.click(document.body)
    await noList()
  })
})
