import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ChooseCustomer } from './ChooseCustomer.tsx'

afterEach(cleanup)

test('The choice of a customer names the missing id at its field, and opens the page of the one that is typed', async () => {
  const { address } = await renderScreen(ChooseCustomer, '/organization')
  const field = screen.getByLabelText(/^Customer ID/)
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open a customer’s page' }))
  fireEvent.change(field, { target: { value: ' ' } })
  open()
  expect(screen.getByText('Customer ID is required.')).toBeDefined()
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
  fireEvent.change(field, { target: { value: 'ledgerloop' } })
  open()
  await waitFor(() => expect(address()).toBe('/organization/ledgerloop'))
})
