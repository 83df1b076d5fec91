import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content, inHours, item, session, side } from '../session-page-parts.fixture.ts'

// The checklist item of a project leads to the dialog of the project, or to what the page shows instead of it.

useSessionTests()

// happy-dom has no `document.fonts`. A text field that grows listens to it, to measure itself again when a font has
// loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const PROJECT = {
  sessionId: 's1',
  title: 'A page of your own',
  enabledAt: inHours(-24),
  closesAt: inHours(240),
  formUrl: null as string | null,
  submission: null,
  draft: null,
}
const PAGE = content({
  checklist: [item('project', { subtype: 'PROJECT_SUBMISSION' })],
  sessionContainers: [side('PROJECT_SUBMISSION', [])],
})

/** Opens the page with a project. */
function openPage(project: Partial<typeof PROJECT>, address?: string) {
  const isPage = (variables: Record<string, unknown>) => 'sessionContentIds' in variables
  return openSession({
    ...(address !== undefined && { address }),
    content: PAGE,
    answer: (variables) =>
      isPage(variables) ? undefined : { data: { getProject: { ...PROJECT, ...project } } },
  })
}

/** Opens the page with a project, and presses its item in the checklist with the keyboard. */
async function follow(project: Partial<typeof PROJECT>) {
  openPage(project)
  const aside = within(await screen.findByRole('complementary'))
  const button = aside.getByRole('button', { name: 'Item project' })
  await waitFor(() => expect(screen.queryByText('Loading the project')).toBeNull())
  button.focus()
  await userEvent.setup().keyboard('{Enter}')
  return button
}

describe('The checklist item of a project', () => {
  test('opens the dialog of the project, by keyboard, and gets the focus back', async () => {
    const button = await follow({})
    expect(await screen.findByRole('dialog', { name: 'A page of your own' })).toBeDefined()
    await userEvent.setup().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('leads to the link of an outside form', async () => {
    await follow({ formUrl: 'https://forms.example/1' })
    const link = await screen.findByRole('link', { name: 'Submit Your Project' })
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  test.each([
    ['has not opened', { enabledAt: inHours(24) }, /^Opens on/],
    ['is closed', { closesAt: inHours(-1) }, /^It was open until/],
  ])('leads to the note about a project that %s', async (_which, project, said) => {
    await follow(project)
    const note = await screen.findByText(said)
    await waitFor(() => expect(document.activeElement).toBe(note.parentElement))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leads nowhere in a preview, which has no project', async () => {
    openSession({ session: session({ access: 'PREVIEW' }), content: PAGE })
    const aside = within(await screen.findByRole('complementary'))
    expect(aside.getByText('Item project')).toBeDefined()
    expect(aside.queryByRole('button', { name: 'Item project' })).toBeNull()
  })
})

describe('The dialog of a project that the address names', () => {
  test('is open from the start, and leaves the address when it is closed, so that a reload does not open it', async () => {
    const { address } = openPage({}, '/courses/session/s1?tab=tasks#project')
    expect(await screen.findByRole('dialog', { name: 'A page of your own' })).toBeDefined()
    expect(address()).toBe('/courses/session/s1?tab=tasks#project')
    await userEvent.setup().keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(address()).toBe('/courses/session/s1?tab=tasks'))
    expect(screen.getByRole('button', { name: 'Submit Your Project' })).toBeDefined()
  })
})
