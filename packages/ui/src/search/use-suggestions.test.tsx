import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

afterEach(cleanup)

const NAMES = ['One', 'Two']

/** Suggestions that are there only on request, as they are when they are loaded after the field has got the focus. */
function Suggesting({
  field,
  isTyped,
  onChoose,
}: {
  field: HTMLInputElement
  isTyped: boolean
  onChoose: (name: string) => void
}) {
  const { isWanted, list, active } = useSuggestions(field, isTyped)
  if (!isWanted) return null
  return (
    <SuggestionList label="Suggestions" list={list}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="option"
          id={name}
          aria-selected={active === name}
          tabIndex={-1}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </SuggestionList>
  )
}

function Example({
  onChoose = () => {},
  onSubmit = () => {},
}: {
  onChoose?: (name: string) => void
  onSubmit?: () => void
}) {
  const [text, setText] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <SearchBox
        label="Search"
        value={text}
        maxLength={100}
        onChange={setText}
        onSubmit={onSubmit}
        searched={false}
        onClear={() => {}}
        onFocus={setField}
      />
      <input
        type="checkbox"
        aria-label="Loaded"
        checked={isLoaded}
        onChange={() => setLoaded(!isLoaded)}
        onMouseDown={(event) => event.preventDefault()}
      />
      {field && isLoaded && <Suggesting field={field} isTyped={text !== ''} onChoose={onChoose} />}
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Search' })
const list = () => screen.queryByRole('listbox')
const load = () => userEvent.click(screen.getByRole('checkbox'))

test('Suggestions that are loaded after something was typed appear while the field has the focus', async () => {
  renderWithTheme(<Example />)
  await userEvent.type(box(), 'o')
  expect([list(), box().getAttribute('aria-expanded')]).toEqual([null, 'false'])
  await load()
  expect(list()).not.toBeNull()
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-controls')).toBe(list()?.id)
})

test('Suggestions that are loaded after the field was left do not appear', async () => {
  renderWithTheme(<Example />)
  await userEvent.type(box(), 'o')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(list()).toBeNull()
})

test('The arrows go around the options, and a letter goes back to the field', async () => {
  const onChoose = vi.fn()
  const onSubmit = vi.fn()
  renderWithTheme(<Example onChoose={onChoose} onSubmit={onSubmit} />)
  await userEvent.type(box(), 'o')
  await load()
  const reached = []
  for (let count = 0; count < 3; count++) {
    await userEvent.keyboard('{ArrowDown}')
    reached.push(box().getAttribute('aria-activedescendant'))
  }
  expect(reached).toEqual(['One', 'Two', 'One'])
  await userEvent.keyboard('n')
  expect(box().getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect([onSubmit.mock.calls.length, onChoose.mock.calls.length, list()]).toEqual([1, 0, null])
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(onChoose.mock.calls).toEqual([['Two']])
  expect([onSubmit.mock.calls.length, list()]).toEqual([1, null])
})

test('A field whose suggestions go away is as it was before', async () => {
  renderWithTheme(<Example />)
  await userEvent.type(box(), 'o')
  await load()
  await userEvent.keyboard('{ArrowDown}')
  await load()
  const attributes = ['aria-expanded', 'aria-controls', 'aria-activedescendant']
  expect(attributes.map((name) => box().getAttribute(name))).toEqual(['false', null, null])
})
