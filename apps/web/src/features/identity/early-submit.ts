import { isEmail } from '@section/domain/identity/email.ts'
import { keepTypedEmail } from '../../lib/typed-email.ts'

/**
 * Watches over the login form that the server sent until the app takes its place: the button is enabled once both
 * fields are filled in, as it will be, and an Enter or a click on it is kept for the app, which carries it out
 * (`DrawnForm.takeSubmit`). Password managers submit that early. Needs nothing of the app. Specification 1, section 5.
 */
export function watchDrawnLogin(): void {
  const password = document.querySelector<HTMLInputElement>('form input[name="password"]')
  const form = password?.form
  const email = form?.querySelector<HTMLInputElement>('input[name="email"]')
  if (!form || !email) return
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const ready = () => isEmail(email.value) && password.value !== ''
  const keep = () => {
    if (!ready()) return
    form.dataset['submitted'] = 'true'
    button?.setAttribute('aria-busy', 'true')
  }
  const follow = () => {
    if (button) button.disabled = !ready()
    // Who types on has not meant what was there before.
    delete form.dataset['submitted']
    button?.removeAttribute('aria-busy')
  }
  form.addEventListener('input', () => {
    keepTypedEmail(email.value)
    follow()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    keep()
  })
  // While the button is disabled an Enter submits nothing; fields may have been filled in without an event.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.target === email || event.target === password)) keep()
  })
  follow()
}
