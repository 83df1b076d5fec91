import { onlineManager } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { hideToasts } from '@section/ui/toast/show-toast.tsx'
import { lazyDialog, lazyPart, lazyScreen } from './lazy-part.tsx'
import { FileMissing, reloadOnce } from './load-file.ts'

afterEach(() => {
  cleanup()
  document.querySelector('head script')?.remove()
  sessionStorage.clear()
  onlineManager.setOnline(true)
  hideToasts()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const MISSING = new TypeError('Failed to fetch dynamically imported module')
const Content = () => <p>It is here.</p>

/** Sets the page up as one of release 1, while the server has the release of this file name. */
function release(onServer: string): void {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-1.js"></script>')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script src="/assets/${onServer}"></script>`)))
}

function Page({ load }: { load: () => Promise<{ Content: typeof Content }> }) {
  const [Dialog] = useState(() => lazyDialog(load, 'Content'))
  const [opened, setOpened] = useState(false)
  return (
    <AppTheme env="test">
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && <Dialog onMissing={() => setOpened(false)} />}
    </AppTheme>
  )
}

test('A dialog whose file does not load keeps the page, says so, and opens on the next press', async () => {
  onlineManager.setOnline(false)
  const load = vi.fn(() => Promise.reject<{ Content: typeof Content }>(MISSING))
  render(<Page load={load} />)
  await userEvent.type(screen.getByLabelText('Note'), 'typed')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('This didn’t open. Check your connection and try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed')
  load.mockImplementation(() => Promise.resolve({ Content }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('It is here.')
})

test('A dialog whose file a release has replaced offers to reload and keeps the typed text until then', async () => {
  release('index-2.js')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  render(<Page load={() => Promise.reject(MISSING)} />)
  await userEvent.type(screen.getByLabelText('Note'), 'typed')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const load = await screen.findByRole('button', { name: 'Load it' })
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed')
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(load)
  expect(reload).toHaveBeenCalledOnce()
})

test('A file that loads on the second try is shown', async () => {
  const load = vi.fn(() => Promise.resolve({ Content })).mockRejectedValueOnce(MISSING)
  render(<Page load={load} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('It is here.')
})

test('A part whose style sheet did not load reloads it before it is shown', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  const load = vi.fn(() => Promise.resolve({ Content }))
  render(<Page load={load} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const replacement = await waitFor(() => {
    const found = document.head.querySelector('link[rel=stylesheet]')
    expect(found).not.toBe(link)
    return found
  })
  expect(load).not.toHaveBeenCalled()
  replacement?.dispatchEvent(new Event('load'))
  await screen.findByText('It is here.')
  replacement?.remove()
})

test('A part whose file does not load shows an error in its place and retries', async () => {
  onlineManager.setOnline(false)
  const load = vi.fn(() => Promise.resolve({ Content })).mockRejectedValueOnce(MISSING)
  const Part = lazyPart(load, 'Content')
  render(
    <AppTheme env="test">
      <p>The rest</p>
      <Part />
    </AppTheme>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The rest')).toBeDefined()
  await userEvent.click(again)
  await screen.findByText('It is here.')
})

test('A screen reports a missing file and loads it again the next time', async () => {
  release('index-2.js')
  const load = vi.fn(() => Promise.reject<{ Content: typeof Content }>(MISSING))
  const Screen = lazyScreen(load, 'Content')
  await expect(Screen.preload()).rejects.toEqual(new FileMissing(true))
  load.mockImplementation(() => Promise.resolve({ Content }))
  await Screen.preload()
  render(<Screen />)
  expect(screen.getByText('It is here.')).toBeDefined()
})

test('A page of the current release is not outdated', async () => {
  release('index-1.js')
  const Screen = lazyScreen(() => Promise.reject<{ Content: typeof Content }>(MISSING), 'Content')
  await waitFor(() => expect(Screen.preload()).rejects.toMatchObject({ outdated: false }))
})

test('A page is reloaded only once per release', () => {
  release('index-2.js')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})
