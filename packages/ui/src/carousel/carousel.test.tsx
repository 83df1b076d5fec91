import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { CarouselSection } from './CarouselSection.tsx'

/** The list as a browser would lay it out, which this test has none to do. */
let layout = { clientWidth: 0, scrollWidth: 0, scrollLeft: 0 }
const scrolled = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'scrollLeft'] as const)
    Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, get: () => layout[name] })
  Object.defineProperty(HTMLUListElement.prototype, 'scrollBy', { configurable: true, value: scrolled })
})
afterEach(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'scrollLeft', 'scrollBy'])
    Reflect.deleteProperty(HTMLUListElement.prototype, name)
  scrolled.mockReset()
})

const open = (widths: Partial<typeof layout>) => {
  layout = { clientWidth: 1000, scrollWidth: 3000, scrollLeft: 0, ...widths }
  renderWithTheme(
    <CarouselSection
      title="Members"
      things="members"
      slides="portrait"
      action={<a href="/all">See All</a>}
      cards={['Ann', 'Ben', 'Cy'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    />,
  )
}
const arrow = (name: string) => screen.queryByRole('button', { name })
const isDisabled = (name: string) => arrow(name)?.getAttribute('aria-disabled')

test('A carousel is a part with a heading, a link to all, and a list with one item for each card', () => {
  open({})
  const part = within(screen.getByRole('region', { name: 'Members' }))
  expect(part.getByRole('link', { name: 'See All' })).toBeDefined()
  const items = within(part.getByRole('list', { name: 'Members' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ann', 'Ben', 'Cy'])
})

test('The arrows of a carousel scroll by what is in view', () => {
  open({ scrollLeft: 1000 })
  fireEvent.click(arrow('Next members') as HTMLElement)
  fireEvent.click(arrow('Previous members') as HTMLElement)
  expect(scrolled.mock.calls).toEqual([[{ left: 1000 }], [{ left: -1000 }]])
})

test('An arrow of a carousel is disabled at its end, and stays focusable', () => {
  open({})
  expect([isDisabled('Previous members'), isDisabled('Next members')]).toEqual(['true', 'false'])
  layout.scrollLeft = 1999.4
  fireEvent.scroll(screen.getByRole('list'))
  expect([isDisabled('Previous members'), isDisabled('Next members')]).toEqual(['false', 'true'])
  expect(arrow('Next members')?.hasAttribute('disabled')).toBe(false)
})

test('A carousel whose cards all fit has no arrows', () => {
  open({ scrollWidth: 1000 })
  expect(screen.queryAllByRole('button')).toEqual([])
})
