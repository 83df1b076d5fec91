import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithTheme } from '@section/ui/testing/render-with-theme.tsx'
import { PhotoCrop } from './PhotoCrop.tsx'

const show = (locked = false) => {
  const onOther = vi.fn()
  renderWithTheme(<PhotoCrop url="blob:one" locked={locked} onArea={() => {}} onOther={onOther} />)
  return { onOther, square: screen.getByRole('application', { name: 'Part of the picture', hidden: true }) }
}
const zoom = () => Number(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuenow'))

test('The square of a crop has a name, instructions and the focus of the keyboard', () => {
  const { square } = show()
  expect(square.tabIndex).toBe(0)
  const hint = document.getElementById(square.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Drag the picture, or move it with the arrow keys. Zoom with + and −.')
})

test('A crop is zoomed by the keys + and −, by the slider and by buttons, between once and four times', () => {
  const { square } = show()
  expect(zoom()).toBe(1)
  fireEvent.keyDown(square, { key: '-' })
  expect(zoom()).toBe(1)
  fireEvent.keyDown(square, { key: '+' })
  fireEvent.keyDown(square, { key: '=' })
  expect(zoom()).toBeCloseTo(1.2)
  fireEvent.keyDown(square, { key: '-' })
  expect(zoom()).toBeCloseTo(1.1)
  fireEvent.keyDown(square, { key: '+', ctrlKey: true })
  expect(zoom()).toBeCloseTo(1.1)
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(zoom()).toBeCloseTo(1.2)
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(zoom()).toBeCloseTo(1.1)
  for (let time = 0; time < 40; time++) fireEvent.keyDown(square, { key: '+' })
  expect(zoom()).toBe(4)
})

test('A crop that is being saved cannot be changed, and another picture can be chosen before', () => {
  const { onOther } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Choose another picture' }))
  expect(onOther).toHaveBeenCalledOnce()
  cleanup()
  const { square } = show(true)
  expect(square.closest('[inert]')).not.toBeNull()
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
})
