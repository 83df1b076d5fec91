import { onTestFinished, vi } from 'vitest'

/** Replaces `window.open` by one that opens a tab of which the test sees what happens, or that a blocker stops. */
export function stubTab({ blocked = false } = {}) {
  const tab = {
    opener: window as unknown,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(blocked ? null : (tab as unknown as Window))
  onTestFinished(() => open.mockRestore())
  return { tab, open }
}
