import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SAVE_PAUSE_MS } from '../autosave/typed-fields.ts'
import { field, fill, leave, openProfile, type } from '../profile-edit.fixture.tsx'

const NOT_LISTED = 'Choose a country from the list.'
const LATE = 'Saved as soon as the countries have loaded.'
const COUNTRIES = ['Germany', 'Ghana', 'Sweden']
const SWEDEN = { country: 'Sweden', region: '', city: '' }
const PLACE = { country: 'Germany', region: 'Bavaria', city: 'Munich' }

/** Opens the profile with countries that come when they are `answer`ed. */
async function openBeforeCountries() {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
  const opened = await openProfile({ countries: () => promise })
  return { ...opened, answer: () => resolve(COUNTRIES), fail: () => reject(new TypeError('Failed to fetch')) }
}

/** Opens the profile with its countries loaded. */
async function openWithCountries() {
  const opened = await openProfile()
  act(() => field('Country').focus())
  await screen.findByRole('option', { name: 'Ghana' })
  return opened
}

test.each([
  ['its name', 'Sweden'],
  ['its name in small letters', 'sweden '],
  ['a beginning that only it has', 'Sw'],
])(
  'A country that is left as %s before the countries have loaded is saved once they have',
  async (_as, text) => {
    const { saves, answer } = await openBeforeCountries()
    fill('Country', text)
    expect(field('Country').value).toBe(text)
    expect(screen.getByText(LATE)).toBeDefined()
    expect(screen.queryByText('Saved')).toBeNull()
    expect(saves).toEqual([])
    answer()
    await waitFor(() => expect(saves).toEqual([SWEDEN]))
    expect(field('Country').value).toBe('Sweden')
    expect(screen.queryByText(LATE)).toBeNull()
  },
)

test('A text that is no country stays with its message when the countries load after it was left', async () => {
  const { saves, answer } = await openBeforeCountries()
  fill('Country', 'Atlantis')
  answer()
  expect(await screen.findByText(NOT_LISTED)).toBeDefined()
  expect(field('Country').value).toBe('Atlantis')
  expect(saves).toEqual([])
})

test('A country that is being typed is not completed when the countries load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { saves, answer } = await openBeforeCountries()
  type('Country', 'Sw')
  await act(() => vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS))
  expect(screen.getByText(LATE)).toBeDefined()
  answer()
  expect(await screen.findByText(NOT_LISTED)).toBeDefined()
  expect(field('Country').value).toBe('Sw')
  expect(saves).toEqual([])
})

test('Any country is taken when the countries do not load', async () => {
  const { saves, fail } = await openBeforeCountries()
  fill('Country', 'Atlantis')
  fail()
  await waitFor(() => expect(saves).toEqual([{ ...SWEDEN, country: 'Atlantis' }]))
})

test('A beginning that several countries have is kept with its message, and one that a single country has is taken', async () => {
  const { saves } = await openWithCountries()
  fill('Country', 'G')
  expect(screen.getByText(NOT_LISTED)).toBeDefined()
  expect(field('Country').value).toBe('G')
  fill('Country', 'Gh')
  await waitFor(() => expect(saves).toEqual([{ ...SWEDEN, country: 'Ghana' }]))
  expect(field('Country').value).toBe('Ghana')
})

test('Typing over the country and returning to it keeps region and city', async () => {
  await openWithCountries()
  fill('Country', 'Atlantis')
  expect(field('City (optional)').value).toBe('')
  fill('Country', 'Germany')
  expect([field('State or region (optional)').value, field('City (optional)').value]).toEqual([
    'Bavaria',
    'Munich',
  ])
})

test('A country that cannot be saved is kept for the next page when the page is left', async () => {
  const { saves } = await openWithCountries()
  type('Country', 'Atlantis')
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage.getItem('unsaved-profile')).toContain('Atlantis')
  expect(saves).toEqual([])
})

test.each([
  ['State or region (optional)', { ...PLACE, region: 'Hesse', city: '' }],
  ['City (optional)', { ...PLACE, city: 'Hesse' }],
])('%s is saved three seconds after the last key, and not shown as saved before', async (name, saved) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { saves } = await openProfile()
  type(name, 'Hesse')
  expect(screen.queryByText('Saved')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS))
  await waitFor(() => expect(saves).toEqual([saved]))
  expect(field(name).value).toBe('Hesse')
})

test('A city that is being typed is saved when the page is left', async () => {
  const { saves } = await openProfile()
  type('City (optional)', 'Passau')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(saves).toEqual([{ ...PLACE, city: 'Passau' }]))
})

test.each(['Country', 'City (optional)'])(
  '%s stays as it is being typed when another tab saves the location',
  async (name) => {
    await openWithCountries()
    type(name, 'Pass')
    const key = 'unsent-profile:u1:location'
    const newValue = JSON.stringify({ value: { value: SWEDEN, at: 1 }, at: Date.now() })
    localStorage.setItem(key, newValue)
    fireEvent(window, new StorageEvent('storage', { key, newValue }))
    expect(field(name).value).toBe('Pass')
  },
)

test('A language that is being typed is not shown as saved, and is added when the page is left and not by a pause', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { saves } = await openProfile()
  type('Languages', 'Klingon')
  await act(() => vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS))
  expect(screen.getByText('Saves when you pause')).toBeDefined()
  expect(saves).toEqual([])
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(saves).toEqual([{ languages: ['Swedish', 'Klingon'] }]))
  expect(await screen.findByText('Saved')).toBeDefined()
  leave('Languages')
  expect(saves).toHaveLength(1)
})
