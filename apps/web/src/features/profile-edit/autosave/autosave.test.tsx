import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { field, fill, leave, openProfile, type } from '../profile-edit.fixture.tsx'

const SAVED = 'Your information has been saved.'
const OFFLINE = 'Saved on this device. We’ll send it as soon as you’re back online.'
const KEPT = 'unsent-profile:u1:about'
const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))
const toasts = (text: string) => screen.queryAllByText(text)

test('A change is saved three seconds after the last key, and at once when the field is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { saves } = await openProfile()
  type('Introduction', 'I sail.')
  await vi.advanceTimersByTimeAsync(2500)
  expect(saves).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(saves).toEqual([{ about: 'I sail.' }])
  type('My Growth Tip', 'Ask.')
  leave('My Growth Tip')
  await waitFor(() => expect(saves.at(-1)).toEqual({ growthTip: 'Ask.' }))
})

test('The screen says "Saving..." while a change is on its way, then "Saved", and a toast says so once', async () => {
  const answer = Promise.withResolvers<undefined>()
  await openProfile({ save: () => answer.promise as Promise<never> })
  expect(screen.getByText('Saved')).toBeDefined()
  type('Introduction', 'I sail.')
  expect(screen.queryByText('Saved')).toBeNull()
  leave('Introduction')
  expect(await screen.findByText('Saving...')).toBeDefined()
  expect(toasts(SAVED)).toHaveLength(0)
  answer.resolve(undefined)
  expect(await screen.findByText('Saved')).toBeDefined()
  fill('My Growth Tip', 'Ask.')
  fill('What I Love', 'The sea.')
  await screen.findByText('Saved')
  expect(toasts(SAVED)).toHaveLength(1)
})

test('An answer that comes after more was typed leaves the field as it is, and the rest is saved, too', async () => {
  const first = Promise.withResolvers<undefined>()
  const save = vi.fn<() => Promise<never>>().mockReturnValueOnce(first.promise as Promise<never>)
  const { saves, stored } = await openProfile({ save })
  fill('Introduction', 'one')
  type('Introduction', 'two')
  first.resolve(undefined)
  await wait(20)
  expect(field('Introduction').value).toBe('two')
  leave('Introduction')
  await waitFor(() => expect(stored.about).toBe('two'))
  expect(saves.map(({ about }) => about)).toEqual(['one', 'two'])
})

test('A refused field keeps its text with the message, and other fields are saved', async () => {
  const error = { code: 'INVALID_PROFILE', message: 'Not this.' }
  const save = (given: object) => ('about' in given ? { member: null, error } : undefined)
  const { stored } = await openProfile({ save })
  fill('Introduction', 'bad')
  fill('My Growth Tip', 'Ask.')
  expect(await screen.findByText('Not this.')).toBeDefined()
  expect(toasts('Something went wrong')).toHaveLength(1)
  expect(field('Introduction').value).toBe('bad')
  await waitFor(() => expect(stored.growthTip).toBe('Ask.'))
  expect(await screen.findByText('Some of it isn’t saved: see the messages at the fields.')).toBeDefined()
})

test('Without a network a change is kept in the browser, the screen says so, and it is sent later', async () => {
  let isOnline = false
  const save = () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return undefined
  }
  const { stored } = await openProfile({ save })
  fill('Introduction', 'Written in a train')
  expect(await screen.findByText(OFFLINE)).toBeDefined()
  expect(localStorage.getItem(KEPT)).toContain('Written in a train')
  expect(screen.queryByText('Saved')).toBeNull()
  isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(stored.about).toBe('Written in a train'))
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull())
})

test('A server that fails and then cannot be reached is told of by one toast and by notes that are true', async () => {
  const failing = 'Not saved yet. It’s kept on this device, and we keep trying.'
  const limit = { member: null, error: { code: 'LIMIT_EXCEEDED', message: 'Too many.' } }
  const save = vi.fn<() => object | undefined>().mockReturnValue(limit)
  const { stored } = await openProfile({ save })
  const tryAgain = () => fireEvent(window, new Event('online'))
  fill('Introduction', 'I sail.')
  expect((await screen.findByText(failing)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  tryAgain()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  save.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  await wait(20)
  tryAgain()
  expect(await screen.findByText(OFFLINE)).toBeDefined()
  save.mockImplementation(() => limit)
  tryAgain()
  expect(await screen.findByText(failing)).toBeDefined()
  expect(toasts('Something went wrong')).toHaveLength(1)
  save.mockImplementation(() => undefined)
  tryAgain()
  await waitFor(() => expect(stored.about).toBe('I sail.'))
  expect(await screen.findByText(SAVED)).toBeDefined()
})

test('Leaving the page saves what was typed last, and keeps what cannot be saved for the next page', async () => {
  const { saves } = await openProfile()
  type('First name', '')
  type('Introduction', 'I sail.')
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(saves).toEqual([{ about: 'I sail.' }]))
  expect(sessionStorage.getItem('unsaved-profile')).toContain('Required')
})

test('What another tab saves is shown in a field that is not being edited', async () => {
  await openProfile()
  type('Introduction', 'Mine')
  for (const key of ['about', 'growthTip']) {
    const newValue = JSON.stringify({ value: { value: 'Of the other tab', at: 1 }, at: Date.now() })
    localStorage.setItem(`unsent-profile:u1:${key}`, newValue)
    fireEvent(window, new StorageEvent('storage', { key: `unsent-profile:u1:${key}`, newValue }))
  }
  expect(field('Introduction').value).toBe('Mine')
  expect(field('My Growth Tip').value).toBe('Of the other tab')
})

test('A saved name is shown in the header of the app at once', async () => {
  const { queryClient, stored } = await openProfile()
  stored.displayName = 'Nia Lindqvist'
  fill('First name', 'Nia')
  await waitFor(() =>
    expect(queryClient.getQueryData(['viewer'])).toMatchObject({
      member: { firstName: 'Nia', lastName: 'Lindqvist', displayName: 'Nia Lindqvist' },
    }),
  )
})
