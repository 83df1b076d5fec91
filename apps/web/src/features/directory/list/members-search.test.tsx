import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aMember, membersAnswer } from '../member.fixture.ts'
import { openMembers } from './members-page.fixture.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = () => screen.getByRole('searchbox', { name: 'Search by Name or Job Title' })
const name = (text: string) => screen.findByRole('link', { name: text })
const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }))

describe('The pages of the directory', () => {
  test('are opened by number, from 1, and named in the address, from 0', async () => {
    const { asked, address } = await openMembers()
    await name('Ann Number 0')
    await go('Page 3')
    await name('Ann Number 2')
    expect(address()).toBe('/member-directory?page=2&count=36')
    expect(asked()).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(document.activeElement?.textContent).toBe('Members, page 3 of 3')
  })

  test('show the former members, marked as busy, until the next ones are there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await openMembers('/member-directory', ({ page }) => {
      const body = { data: membersAnswer([aMember(`${page}`)], { totalPages: 2, total: 40, page }) }
      return page === 0 ? { body } : (promise.then(() => ({ body })) as never)
    })
    await name('Ann Number 0')
    await go('Next page')
    const list = screen.getByRole('region', { name: /^Members/ })
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByRole('link', { name: 'Ann Number 0' })).toBeDefined()
    resolve()
    await name('Ann Number 1')
    expect(list.getAttribute('aria-busy')).toBe('false')
  })

  test('after the last one show the last, whose number replaces theirs in the address without another request', async () => {
    const { asked, address } = await openMembers(
      '/member-directory?page=99&count=36&search=ann',
      ({ page }) => ({
        body: { data: membersAnswer([aMember('9')], { totalPages: 3, total: 80, page: Math.min(page, 2) }) },
      }),
    )
    await name('Ann Number 9')
    await waitFor(() => expect(address()).toBe('/member-directory?page=2&count=36&search=ann'))
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(asked()).toEqual([{ search: 'ann', count: 36, page: 99 }])
    await go('Page 1')
    await waitFor(() => expect(address()).toBe('/member-directory?count=36&search=ann'))
  })

  test('that no longer exist when they are opened become the last page, and back leads to the former one', async () => {
    const { asked, address, back } = await openMembers('/member-directory?count=36', ({ page }) => ({
      body: {
        data: membersAnswer([aMember(`${page}`)], {
          totalPages: 3 - page,
          total: 80,
          page: Math.min(page, 1),
        }),
      },
    }))
    await name('Ann Number 0')
    await go('Page 3')
    await name('Ann Number 2')
    await waitFor(() => expect(address()).toBe('/member-directory?page=1&count=36'))
    expect(asked().map(({ page }) => page)).toEqual([0, 2])
    back()
    await name('Ann Number 0')
    expect(address()).toBe('/member-directory?count=36')
    expect(asked()).toHaveLength(2)
  })
})

describe('The search of the directory', () => {
  test('begins a second after the last key, on the first page', async () => {
    const { asked, address } = await openMembers('/member-directory?page=2&count=36')
    await name('Ann Number 2')
    vi.useFakeTimers()
    fireEvent.change(box(), { target: { value: 'an' } })
    await act(() => vi.advanceTimersByTimeAsync(900))
    fireEvent.change(box(), { target: { value: 'ann' } })
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(asked()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(asked()[1]).toEqual({ search: 'ann', count: 36, page: 0 })
    expect(address()).toBe('/member-directory?count=36&search=ann')
  })

  test('does not wait for a pause longer than five seconds', async () => {
    const { asked } = await openMembers()
    await name('Ann Number 0')
    vi.useFakeTimers()
    for (let keys = 1; keys <= 7; keys++) {
      fireEvent.change(box(), { target: { value: 'a'.repeat(keys) } })
      await act(() => vi.advanceTimersByTimeAsync(800))
    }
    expect(asked().map(({ search }) => search)).toEqual(['', 'aaaaaaa'])
  })

  test('begins at once with Enter', async () => {
    const { address } = await openMembers()
    await name('Ann Number 0')
    await userEvent.type(box(), 'ann{Enter}')
    await waitFor(() => expect(address()).toBe('/member-directory?count=36&search=ann'))
  })

  test('that finds nobody says so and what to search by, and Clear Search shows all again', async () => {
    const { address } = await openMembers('/member-directory?count=36&search=zebra')
    expect(
      await screen.findByRole('heading', {
        name: "Oops... we didn't find anything that matches your search.",
      }),
    ).toBeDefined()
    expect(screen.getByText('Search by first name, last name or job title.')).toBeDefined()
    expect(box()).toHaveProperty('value', 'zebra')
    await go('Clear Search')
    await name('Ann Number 0')
    expect(address()).toBe('/member-directory?count=36')
    expect(box()).toHaveProperty('value', '')
  })
})
