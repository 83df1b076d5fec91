import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { CredentialActions } from './CredentialActions.tsx'
import { badge, certificate } from './credential.fixture.ts'
import { credentialsQuery, type OwnCredential } from './credentials-query.ts'

afterEach(() => {
  cleanup()
  hideToasts()
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const LINK = () => new URL('/credentials/c1', location.origin).href
const saved = (isPublic: boolean) => ({ saveCredentialVisibility: { isPublic, error: null } })

function Page() {
  const { data = [] } = useQuery(credentialsQuery)
  return data.map((one) => <CredentialActions key={one.credentialId} credential={one} />)
}

/** Opens the dialog that shares a credential; `answer` holds the data that the endpoint answers a change with. */
async function openDialog(credential: OwnCredential, answer?: (isPublic: boolean) => object) {
  const user = userEvent.setup()
  const requests = stubService({
    '/graphql': ({ body }) => {
      const { isPublic } = (body as { variables: { isPublic: boolean } }).variables
      return { body: { data: (answer ?? saved)(isPublic) } }
    },
  })
  await renderMemberScreen(Page, { known: [[credentialsQuery.queryKey, [credential]]] })
  await user.click(await screen.findByRole('button', { name: `Share ${credential.title}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const toggle = () => dialog.getByRole<HTMLInputElement>('switch')
  return { user, dialog, toggle, requests }
}

test('A credential is downloaded by its signed address', async () => {
  await openDialog(certificate())
  const link = screen.getByRole('link', { name: 'Download PDF of AI Strategy', hidden: true })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
    '/credentials/c1.pdf?s=x',
    true,
  ])
})

describe('The dialog that shares a credential', () => {
  test('offers no way to share a private one and says what others would see', async () => {
    const { dialog, toggle } = await openDialog(certificate())
    expect(toggle().checked).toBe(false)
    expect(dialog.getByText(/your name, the title, its courses, the day/).textContent).toContain(
      'Switch this on to get the link and to share it.',
    )
    expect([dialog.queryByRole('textbox'), dialog.queryByRole('link')]).toEqual([null, null])
  })

  test('does not speak of courses for a badge', async () => {
    const { dialog } = await openDialog(badge('a'))
    expect(dialog.getByText(/They see your name, the title, the day/)).toBeDefined()
    expect(dialog.getByRole('heading').textContent).toBe('Share your badge')
  })

  test('has the link and the ways to LinkedIn as soon as the switch is on', async () => {
    const { user, dialog, toggle, requests } = await openDialog(certificate())
    await user.click(toggle())
    expect(toggle().checked).toBe(true)
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(LINK())
    const profile = new URL(
      dialog.getByRole<HTMLAnchorElement>('link', { name: 'Add to LinkedIn profile' }).href,
    )
    expect(profile.searchParams.get('certUrl')).toBe(LINK())
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Share on LinkedIn' }).href).toContain(
      encodeURIComponent(LINK()),
    )
    await waitFor(() =>
      expect(requests.map(({ body }) => (body as { variables: object }).variables)).toEqual([
        { credentialId: 'c1', isPublic: true },
      ]),
    )
  })

  test('turns the switch back and says why when the change is refused', async () => {
    const error = { code: 'NOT_FOUND', message: 'This does not exist.' }
    const { user, dialog, toggle } = await openDialog(certificate({ isPublic: true }), () => ({
      saveCredentialVisibility: { isPublic: null, error },
    }))
    await user.click(toggle())
    expect((await screen.findByRole('alert')).textContent).toContain('This does not exist.')
    expect(toggle().checked).toBe(true)
    expect(dialog.getByRole('textbox', { name: 'Link' })).toBeDefined()
  })

  test('sends several changes one after another, so that the last one counts', async () => {
    const { user, toggle, requests } = await openDialog(certificate())
    await user.click(toggle())
    await user.click(toggle())
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(
      requests.map(({ body }) => (body as { variables: { isPublic: boolean } }).variables.isPublic),
    ).toEqual([true, false])
    expect(toggle().checked).toBe(false)
  })

  test.each([
    { name: 'every change', outcomes: [false, false], presses: 2, isPublic: false },
    { name: 'the first of three changes', outcomes: [false, true, true], presses: 3, isPublic: true },
    { name: 'the last change', outcomes: [true, false], presses: 2, isPublic: true },
  ])('shows what was saved last when $name fails', async ({ outcomes, presses, isPublic }) => {
    const answers = outcomes.map(() => Promise.withResolvers<void>())
    let asked = 0
    const user = userEvent.setup()
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      const { variables } = JSON.parse(body) as { variables?: { isPublic?: boolean } }
      if (variables?.isPublic === undefined) throw new TypeError('Failed to fetch')
      const turn = asked++
      await answers[turn]?.promise
      const error = { code: 'NOT_FOUND', message: 'This does not exist.' }
      const saveCredentialVisibility = outcomes[turn]
        ? { isPublic: variables.isPublic, error: null }
        : { isPublic: null, error }
      return Response.json({ data: { saveCredentialVisibility } })
    })
    const known = [[credentialsQuery.queryKey, [certificate()]]] as const
    const { queryClient } = await renderMemberScreen(Page, { known })
    await user.click(await screen.findByRole('button', { name: 'Share AI Strategy' }))
    const toggle = await screen.findByRole<HTMLInputElement>('switch')
    for (let press = 0; press < presses; press += 1) await user.click(toggle)
    for (const [turn, answer] of answers.entries()) {
      await waitFor(() => expect(asked).toBe(turn + 1))
      expect(toggle.checked).toBe(presses % 2 === 1)
      answer.resolve()
    }
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(toggle.checked).toBe(isPublic)
  })

  test('copies the link', async () => {
    const { user, dialog } = await openDialog(certificate({ isPublic: true }))
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(copied).toHaveBeenCalledExactlyOnceWith(LINK())
    expect(await screen.findByText('The address is copied.')).toBeDefined()
  })

  test('offers the browser’s own dialog for sharing where there is one', async () => {
    const shared: ShareData[] = []
    const share = async (link: ShareData) => void shared.push(link)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user, dialog } = await openDialog(certificate({ isPublic: true }))
    await user.click(dialog.getByRole('button', { name: 'Share by …' }))
    expect(shared).toEqual([{ title: 'AI Strategy', url: LINK() }])
  })
})
