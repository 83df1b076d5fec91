import { fireEvent, screen } from '@testing-library/react'
import type { Fields } from './project-screen.fixture.tsx'
import { DRAFTS } from './sample-project.fixture.ts'

// These helpers do what a member does with a project, and return what was sent to the server.

/** Opens the form, and returns its field. */
export async function openForm(): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole('button', { name: /Submit Your Project|Need to resubmit/ }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'A link, or the text itself' })
}

/** Stores a draft as another tab does when it cannot send the draft. */
export function writeInOtherTab(content: string): void {
  const newValue = JSON.stringify({ value: content, at: Date.now() })
  localStorage.setItem(DRAFTS, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: DRAFTS, newValue }))
}

export const type = (field: HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } })
/** Presses the button that shows this text, whether it is busy or not. */
export const press = (text: string) =>
  fireEvent.click(screen.getByText(text).closest('button') ?? screen.getByText(text))

/** Returns the requests that hand a project in. */
export const handedIn = (asked: readonly Fields[]) => asked.filter((given) => 'projectSubmissionId' in given)
/** Returns the contents of the requests that save a draft. */
export const drafts = (asked: readonly Fields[]) =>
  asked.filter((given) => 'writtenMsAgo' in given).map(({ content }) => content)
