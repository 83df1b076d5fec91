import { fireEvent, screen } from '@testing-library/react'

/** Finds a button by its name. */
export const button = (name: string) => screen.findByRole('button', { name })

/** Presses a button as a browser does, which gives it the focus. */
export async function press(name: string): Promise<void> {
  const pressed = await button(name)
  pressed.focus()
  fireEvent.click(pressed)
}
