interface SharedLink {
  readonly title: string
  readonly url: string
}

/** True where the browser has a dialog of its own for sharing, as on phones. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the browser's dialog for sharing. Where there is none, or where it fails, runs `otherwise`. */
export async function shareAddress(link: SharedLink, otherwise: () => Promise<void>): Promise<void> {
  if (!canShare()) return otherwise()
  try {
    await navigator.share(link)
  } catch (error) {
    // Whoever closes the dialog has chosen not to share.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await otherwise()
  }
}
