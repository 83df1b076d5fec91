import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { DataTable } from './DataTable.tsx'

const rows = [
  { id: '1', name: 'Ada Okafor', hours: 12 },
  { id: '2', name: 'Bo Lind', hours: 3 },
]

describe('DataTable', () => {
  it('names the table, its columns and its rows', () => {
    renderWithTheme(
      <DataTable
        caption="Employees"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name },
          { key: 'hours', header: 'Hours watched', align: 'end', cell: (row) => row.hours },
        ]}
      />,
    )
    const table = within(screen.getByRole('table', { name: 'Employees' }))
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Hours watched',
    ])
    expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Ada Okafor',
      'Bo Lind',
    ])
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['12', '3'])
  })

  it('sorts by a column that says how it is sorted', async () => {
    const asked: string[] = []
    renderWithTheme(
      <DataTable
        caption="Employees"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'name',
            header: 'Name',
            cell: (row) => row.name,
            sorted: 'ascending',
            onSort: () => asked.push('name'),
          },
        ]}
      />,
    )
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(asked).toEqual(['name'])
  })
})
