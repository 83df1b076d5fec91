import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isSearchKeyOn } from '../../lib/search-key.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { KeyboardSettings } from './KeyboardSettings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('The key that goes to the search is on until the member turns it off, which the browser keeps', async () => {
  await renderScreen(KeyboardSettings, '/account-settings')
  const key = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Press / to search' })
  expect([key().checked, isSearchKeyOn()]).toEqual([true, true])
  fireEvent.click(key())
  expect([key().checked, isSearchKeyOn()]).toEqual([false, false])
  cleanup()
  await renderScreen(KeyboardSettings, '/account-settings')
  expect(key().checked).toBe(false)
  fireEvent.click(key())
  expect(isSearchKeyOn()).toBe(true)
})
