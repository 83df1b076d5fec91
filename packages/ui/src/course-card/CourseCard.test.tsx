import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { StatusPill } from '../status-pill/StatusPill.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { BookmarkToggle } from './BookmarkToggle.tsx'
import { CardGrid } from './CardGrid.tsx'
import { CourseCard, type CourseCardProps } from './CourseCard.tsx'
import { CourseCardsSkeleton } from './CourseCardsSkeleton.tsx'

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

describe('CourseCard in a CardGrid', () => {
  const bookmark = <BookmarkToggle saved={false} subject="Pricing" onToggle={() => undefined} />
  const cardWith = (parts: Partial<CourseCardProps>) => {
    const { unmount } = renderWithTheme(
      <CardGrid>
        <CourseCard cover={null} title="Pricing" {...parts} />
      </CardGrid>,
    )
    const { layout, corner } = screen.getByRole('article').dataset
    const isInRows = screen.getByRole('article').closest('[data-card-rows]') !== null
    unmount()
    return { layout, corner, isInRows }
  }

  it('is a row on phones, whose first lines leave room for a bookmark without a badge beside it', () => {
    const row = { layout: 'stacked', isInRows: true }
    expect(cardWith({ bookmark })).toEqual({ ...row, corner: 'true' })
    expect(cardWith({ bookmark, badge: <StatusPill>Full</StatusPill> })).toEqual({
      ...row,
      corner: undefined,
    })
    expect(cardWith({})).toEqual({ ...row, corner: undefined })
  })

  it('loads as a card of the same layout', () => {
    const { container } = renderWithTheme(<CourseCardsSkeleton count={2} />)
    expect(container.querySelectorAll('[data-card-rows] > li > [data-layout="stacked"]')).toHaveLength(2)
  })

  it('has its controls in the order in which they are read', () => {
    renderWithTheme(
      <CardGrid>
        <CourseCard
          cover={null}
          title="Pricing"
          link={<a href="/courses/1">Pricing</a>}
          footer={<button type="button">Unenroll</button>}
          bookmark={bookmark}
        />
      </CardGrid>,
    )
    const names = [...screen.getByRole('article').querySelectorAll('a, button')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    )
    expect(names).toEqual(['Pricing', 'Unenroll', 'Save Pricing'])
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
