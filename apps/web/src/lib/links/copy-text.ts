import { showToast } from '@section/ui/toast/show-toast.ts'

const ADDRESS_TEXTS = {
  copied: 'The address is copied.',
  refused: 'Copying didn’t work. Select the address and copy it.',
}

/** Copies a text, by default an address, and says in a toast that it did, or what to do where the browser refuses. */
export async function copyText(text: string, texts = ADDRESS_TEXTS): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', message: texts.copied })
  } catch {
    // The browser refuses to copy without a permission or on a page without HTTPS.
    showToast({ tone: 'error', message: texts.refused })
  }
}
