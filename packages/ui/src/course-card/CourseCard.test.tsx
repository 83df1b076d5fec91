import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { StatusPill } from '../status-pill/StatusPill.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { BookmarkToggle } from './BookmarkToggle.tsx'
import { CardGrid } from './CardGrid.tsx'
import { CourseCard } from './CourseCard.tsx'

describe('CourseCard', () => {
  it('is an article whose heading is the one link', () => {
    renderWithTheme(
      <CourseCard
        cover="/cover.svg"
        title="Strategy Sprint"
        link={<a href="/courses/1">Strategy Sprint</a>}
        badge={<StatusPill tone="success">Enrolled</StatusPill>}
        progress={0.42}
      />,
    )
    const card = within(screen.getByRole('article'))
    const heading = card.getByRole('heading', { level: 3, name: 'Strategy Sprint' })
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/courses/1')
    expect(card.getAllByRole('link')).toHaveLength(1)
    expect(
      card.getByRole('progressbar', { name: 'Progress in Strategy Sprint' }).getAttribute('aria-valuenow'),
    ).toBe('42')
    expect(card.queryByRole('img')).toBeNull()
  })

  it('shows only the parts that it gets', () => {
    renderWithTheme(<CourseCard cover="/cover.svg" title="Pricing" />)
    expect(screen.getByRole('heading', { level: 3, name: 'Pricing' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('BookmarkToggle', () => {
  it('names the course and says whether it is saved', async () => {
    let toggled = 0
    const toggle = () => {
      toggled += 1
    }
    const { rerender } = renderWithTheme(<BookmarkToggle saved={false} subject="Pricing" onToggle={toggle} />)
    const button = screen.getByRole('button', { name: 'Save Pricing' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    expect(toggled).toBe(1)
    rerender(<BookmarkToggle saved subject="Pricing" onToggle={toggle} />)
    expect(screen.getByRole('button', { name: 'Save Pricing' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('CardGrid', () => {
  it('lists its cards and skips missing ones', () => {
    renderWithTheme(
      <CardGrid label="Courses">
        <p>Pricing</p>
        {false}
        <p>Strategy</p>
      </CardGrid>,
    )
    expect(within(screen.getByRole('list', { name: 'Courses' })).getAllByRole('listitem')).toHaveLength(2)
  })
})
