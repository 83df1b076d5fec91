/**
 * Says that the app's scripts did not arrive, and offers to load the page again: what the server drew would stand there
 * and answer nothing. Needs nothing of the app.
 */
export function showBootFailure(): void {
  const notice = document.createElement('div')
  notice.role = 'alert'
  notice.className = 'boot-failure'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  notice.append('This page did not load completely. ', again)
  document.body.append(notice)
}
