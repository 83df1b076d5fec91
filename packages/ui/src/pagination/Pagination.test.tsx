import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Pagination } from './Pagination.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('Pagination', () => {
  it('says where it stands and goes on', async () => {
    const pages: number[] = []
    renderWithTheme(
      <Pagination
        page={2}
        pageSize={20}
        total={45}
        onChange={(page) => pages.push(page)}
        label="Employees"
      />,
    )
    expect(screen.getByText('21 to 40 of 45')).toBeDefined()
    await userEvent.click(button('Next'))
    await userEvent.click(button('Previous'))
    expect(pages).toEqual([3, 1])
  })

  it('stops at both ends', () => {
    renderWithTheme(<Pagination page={3} pageSize={20} total={45} onChange={() => {}} label="Employees" />)
    expect(screen.getByText('41 to 45 of 45')).toBeDefined()
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true])
  })

  it('is not there for a single page', () => {
    renderWithTheme(<Pagination page={1} pageSize={20} total={20} onChange={() => {}} label="Employees" />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
