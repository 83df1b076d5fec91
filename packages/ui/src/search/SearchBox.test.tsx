import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { SearchBox } from './SearchBox.tsx'

afterEach(cleanup)

const nothing = () => undefined
const box = (label: string, hasKey: boolean) => (
  <SearchBox
    label={label}
    value="price"
    maxLength={80}
    hasKey={hasKey}
    searched={false}
    onChange={nothing}
    onSubmit={nothing}
    onClear={nothing}
  />
)
const field = (label = 'Search courses') => screen.getByRole<HTMLInputElement>('searchbox', { name: label })
/** Presses the key / in an element; returns whether the page took it. */
const pressed = (target: Element, modifiers = {}) => !fireEvent.keyDown(target, { key: '/', ...modifiers })

test('The key / moves the focus to the search and marks what stands in it', () => {
  renderWithTheme(box('Search courses', true))
  expect(pressed(document.body)).toBe(true)
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
  expect(field().getAttribute('aria-keyshortcuts')).toBe('/')
})

test('The key / is text in every field, and with a modifier another shortcut', () => {
  renderWithTheme(
    <>
      {box('Search courses', true)}
      <textarea aria-label="Note" />
      <div role="dialog" aria-label="Filters">
        <button type="button">Show</button>
      </div>
    </>,
  )
  expect(pressed(screen.getByRole('textbox'))).toBe(false)
  expect(pressed(screen.getByRole('button', { name: 'Show' }))).toBe(false)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(pressed(document.body, { [modifier]: true })).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('The key / belongs to the first search of a page', () => {
  renderWithTheme(
    <>
      {box('Search employees', true)}
      {box('Search courses', true)}
    </>,
  )
  pressed(document.body)
  expect(document.activeElement).toBe(field('Search employees'))
})

test('The key / does nothing where it is turned off', () => {
  renderWithTheme(box('Search courses', false))
  expect(pressed(document.body)).toBe(false)
  expect(document.activeElement).toBe(document.body)
  expect(field().getAttribute('aria-keyshortcuts')).toBeNull()
})
