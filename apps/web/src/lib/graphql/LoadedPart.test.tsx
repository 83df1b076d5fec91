import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { LoadedPart } from './LoadedPart.tsx'

afterEach(cleanup)

/** Opens a part whose query the test answers, with a drawing above its problem if there is one. */
function openPart(drawing?: ReactNode) {
  let settle: { resolve: (text: string) => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      settle = { resolve, reject }
    })
  function Part() {
    const query = useQuery({ queryKey: ['part'], queryFn, retry: false, networkMode: 'always' })
    return (
      <>
        <LoadedPart
          query={query}
          loading="Loading it"
          problem="It didn’t load."
          skeleton="…"
          drawing={drawing}
        >
          {(text) => <p>{text}</p>}
        </LoadedPart>
        <button type="button">Elsewhere</button>
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Part />
    </QueryClientProvider>,
    { wrapper: AppTheme },
  )
  return {
    user: userEvent.setup(),
    succeed: (text: string) => settle.resolve(text),
    fail: () => settle.reject(new Error('No network')),
  }
}

const retry = () => screen.findByRole('button', { name: /Retry$/ })

test('A part that did not load says so, and Retry is reached, pressed and kept by keyboard until it is loaded', async () => {
  const { user, succeed, fail } = openPart()
  expect(screen.getByText('Loading it').closest('[role="status"]')).not.toBeNull()
  fail()
  expect((await screen.findByRole('alert')).textContent).toBe('It didn’t load.')
  await user.tab()
  const button = await retry()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  succeed('Here it is.')
  const part = (await screen.findByText('Here it is.')).parentElement
  expect(document.activeElement, 'the focus goes on in what was loaded').toBe(part)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

test.each([
  ['A part', undefined],
  ['The main part of a screen, with a drawing,', <svg key="drawing" />],
])('%s that fails again is announced again, and its button keeps the focus', async (_part, drawing) => {
  const { user, fail } = openPart(drawing)
  fail()
  const first = await screen.findByText('It didn’t load.')
  const button = await retry()
  await user.click(button)
  fail()
  await expect.poll(() => screen.getByText('It didn’t load.')).not.toBe(first)
  expect(screen.getByRole('alert').textContent).toContain('It didn’t load.')
  expect(await retry()).toBe(button)
  expect(document.activeElement).toBe(button)
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
})

test('The main part of a screen that did not load says so in a heading below its drawing', async () => {
  const { fail } = openPart(<svg data-testid="drawing" />)
  fail()
  expect(await screen.findByRole('heading', { name: 'It didn’t load.' })).toBeDefined()
  expect(screen.getByTestId('drawing')).toBeDefined()
})

test('A part that is loaded while the member is elsewhere does not take the focus', async () => {
  const { user, succeed, fail } = openPart()
  fail()
  await user.click(await retry())
  await user.tab()
  succeed('Here it is.')
  await screen.findByText('Here it is.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

test('A part that loads at the first try does not take the focus', async () => {
  const { succeed } = openPart()
  succeed('Here it is.')
  await screen.findByText('Here it is.')
  expect(document.activeElement).toBe(document.body)
})
