import { showToast } from '@section/ui/toast/show-toast.ts'

const TEXTS = {
  copied: 'The address is copied.',
  refused: 'Copying didn’t work. Select the address and copy it.',
}

/** Copies an address, and says in a toast that it did, or what to do where the browser refuses. */
export async function copyAddress(address: string, texts = TEXTS): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ tone: 'success', message: texts.copied })
  } catch {
    // The browser refuses to copy without a permission or on a page without HTTPS.
    showToast({ tone: 'error', message: texts.refused })
  }
}
