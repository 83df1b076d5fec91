import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { field, openProfile, type Stored } from './profile-edit.fixture.tsx'

/** Returns what an open field offers; the lists of the selects are options, too. */
const offered = () =>
  screen.queryAllByRole('listbox').flatMap((list) =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  )
const NOWHERE: Partial<Stored> = { location: null }

/** Opens the profile, and returns the requests for places so far. */
async function openPlaces(member: Partial<Stored> = {}) {
  const opened = await openProfile({ member })
  const places = () => opened.asked.filter((given) => 'country' in given && !('writtenMsAgo' in given))
  return { ...opened, places, user: userEvent.setup() }
}

test('Places are asked for when their field is opened', async () => {
  const { places, asked, user } = await openPlaces()
  const before = asked.length
  await user.click(field('Country'))
  await waitFor(() => expect(offered()).toEqual(['Germany', 'Ghana', 'Sweden']))
  expect(asked).toHaveLength(before + 1)
  await user.click(field('State or region (optional)'))
  await waitFor(() => expect(offered()).toEqual(['Bavaria', 'Berlin']))
  expect(places()).toEqual([{ country: 'Germany' }])
})

test('Cities are searched by the server once typing pauses', async () => {
  const { places, user } = await openPlaces()
  await user.clear(field('City (optional)'))
  await user.type(field('City (optional)'), 'Mun')
  await waitFor(() =>
    expect(places().at(-1)).toEqual({ country: 'Germany', region: 'Bavaria', search: 'Mun' }),
  )
  expect(places().filter((given) => given['search'] === 'M')).toEqual([])
})

test('Another country empties region and city, and is saved with them', async () => {
  const { saves, user } = await openPlaces()
  await user.clear(field('Country'))
  await user.type(field('Country'), 'swe')
  await waitFor(() => expect(offered()).toEqual(['Sweden']))
  await user.keyboard('{Enter}')
  expect([
    field('Country').value,
    field('State or region (optional)').value,
    field('City (optional)').value,
  ]).toEqual(['Sweden', '', ''])
  await user.tab()
  await waitFor(() => expect(saves).toEqual([{ country: 'Sweden', region: '', city: '' }]))
})

test('Another region empties the city', async () => {
  const { saves, user } = await openPlaces()
  await user.click(field('State or region (optional)'))
  await user.click(await screen.findByRole('option', { name: 'Berlin' }))
  expect(field('City (optional)').value).toBe('')
  await user.tab()
  await waitFor(() => expect(saves).toEqual([{ country: 'Germany', region: 'Berlin', city: '' }]))
})

test('A city that is not offered can be added', async () => {
  const { saves, user } = await openPlaces()
  await user.clear(field('City (optional)'))
  await user.type(field('City (optional)'), 'Oberammergau')
  await user.click(await screen.findByRole('option', { name: 'Add "Oberammergau"' }))
  await user.tab()
  await waitFor(() =>
    expect(saves).toEqual([{ country: 'Germany', region: 'Bavaria', city: 'Oberammergau' }]),
  )
})

test('A typed city counts when its field is left, and one that was not changed is not sent', async () => {
  const { saves, user } = await openPlaces()
  await user.click(field('City (optional)'))
  await user.tab()
  expect(saves).toEqual([])
  await user.clear(field('City (optional)'))
  await user.type(field('City (optional)'), 'Passau')
  await user.tab()
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ city: 'Passau' }))
})

test('A country that is not one of the list stays with its message and is not sent, and an empty one is required', async () => {
  const { saves, user } = await openPlaces()
  await user.clear(field('Country'))
  await user.type(field('Country'), 'Atlantis')
  await user.tab()
  expect(field('Country').value).toBe('Atlantis')
  expect(screen.getByText('Choose a country from the list.')).toBeDefined()
  expect(field('City (optional)').disabled).toBe(true)
  await user.clear(field('Country'))
  await user.tab()
  expect(await screen.findByText('Required')).toBeDefined()
  expect(saves).toEqual([])
})

test('Without a country there is no region and no city to choose', async () => {
  await openPlaces(NOWHERE)
  expect(field('State or region (optional)').disabled).toBe(true)
  expect(screen.getAllByText('Choose the country first.')).toHaveLength(2)
})

test('Languages are chosen, added in words of their own, and removed', async () => {
  const { saves, user } = await openPlaces()
  await user.click(field('Languages'))
  await user.type(field('Languages'), 'germ')
  await user.click(await screen.findByRole('option', { name: 'German' }))
  await user.type(field('Languages'), 'Klingon')
  await user.click(await screen.findByRole('option', { name: 'Add "Klingon"' }))
  await user.tab()
  await waitFor(() => expect(saves.at(-1)).toEqual({ languages: ['Swedish', 'German', 'Klingon'] }))
  await user.click(screen.getByRole('button', { name: 'Remove Swedish' }))
  await waitFor(() => expect(saves.at(-1)).toEqual({ languages: ['German', 'Klingon'] }))
  expect(document.activeElement).toBe(field('Languages'))
})

test('A language that is chosen already is not added again', async () => {
  const { saves, user } = await openPlaces()
  await user.type(field('Languages'), 'SWEDISH')
  await user.tab()
  expect(field('Languages').value).toBe('')
  expect(saves).toEqual([])
})
