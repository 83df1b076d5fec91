// Notices before the app runs. This file has no imports, because the app may fail to load.

/** Delay after which loading is announced as slow, in milliseconds. */
export const SLOW_MS = 2000

export const STILL_TRYING = 'Still trying: the server hasn’t answered yet.'

/** The longest time, in milliseconds, for which the reload waits for `prepare`. */
const PREPARATION_MS = 3000

/** Says that the app's scripts did not load, and offers to reload the page, after what `prepare` does. */
export function showBootFailure(prepare: () => Promise<void>): void {
  showNotice('This page did not load completely.', 'Try again', () => {
    const reload = () => location.reload()
    setTimeout(reload, PREPARATION_MS)
    void prepare().then(reload)
  })
}

/** Says that the first screen loads slowly, with a button that calls `retry`, until the returned function is called. */
export function showSlowNotice(retry: () => void): () => void {
  let hide = () => {}
  const timer = setTimeout(() => (hide = showNotice(STILL_TRYING, 'Retry', retry)), SLOW_MS)
  return () => {
    clearTimeout(timer)
    hide()
  }
}

/** Shows a text with a button at the bottom of the window; returns a function that removes it. */
function showNotice(text: string, label: string, onClick: () => void): () => void {
  const notice = document.createElement('div')
  notice.role = 'alert'
  notice.className = 'notice'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onClick)
  notice.append(`${text} `, button)
  document.body.append(notice)
  return () => notice.remove()
}
