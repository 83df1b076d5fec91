import { readToasts, showToast } from '@section/ui/toast/show-toast.ts'

/** The text of what failed without a reason that a member could act on. */
export const NOT_SAVED = 'Something went wrong'

const SAVED = 'Your information has been saved.'

/** Tells that the profile is saved, and not again while that can still be read. */
export function showSaved(): void {
  if (!readToasts().some(({ message }) => message === SAVED)) showToast({ tone: 'success', message: SAVED })
}

/** Tells that something of the profile could not be saved. */
export const showNotSaved = () => showToast({ tone: 'error', message: NOT_SAVED })
