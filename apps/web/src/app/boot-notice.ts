// What the page says before the app runs. Needs nothing of the app.

/** How long one waits in silence, in milliseconds. */
export const SLOW_MS = 2000

export const STILL_TRYING = 'Still trying: the server hasn’t answered yet.'

/**
 * Says that the app's scripts did not arrive, and offers to load the page again: what the server drew would stand there
 * and answer nothing.
 */
export function showBootFailure(): void {
  showNotice('This page did not load completely.', 'Try again', () => location.reload())
}

/** Says that the first screen is late, until it is there; `retry` asks for it anew. Answers how to stop. */
export function showSlowNotice(retry: () => void): () => void {
  let hide = () => {}
  const timer = setTimeout(() => (hide = showNotice(STILL_TRYING, 'Retry', retry)), SLOW_MS)
  return () => {
    clearTimeout(timer)
    hide()
  }
}

/** Shows a sentence with a button at the foot of the window; answers how to take it away. */
function showNotice(text: string, label: string, act: () => void): () => void {
  const notice = document.createElement('div')
  notice.role = 'alert'
  notice.className = 'notice'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', act)
  notice.append(`${text} `, button)
  document.body.append(notice)
  return () => notice.remove()
}
