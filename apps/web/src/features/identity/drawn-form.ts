/** What the login form asks for. */
export interface Credentials {
  email: string
  password: string
}

type Name = keyof Credentials

const fieldNamed = (name: Name) =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** The login form that the server sent: people type into it while the scripts are still on their way. */
export class DrawnForm {
  readonly #fields = { email: fieldNamed('email'), password: fieldNamed('password') }
  readonly #form = this.#fields.password?.form
  #focused: Name | null = null

  constructor() {
    for (const name of ['email', 'password'] as const) {
      const field = this.#fields[name]
      if (field && field === document.activeElement) this.#focused = name
      field?.addEventListener('focus', () => (this.#focused = name))
    }
  }

  /** What its fields hold, also once they have left the page. */
  typed(): Credentials {
    const { email, password } = this.#fields
    return { email: email?.value ?? '', password: password?.value ?? '' }
  }

  /** Whether somebody submitted it before the app was there (`watchDrawnLogin`); true once. */
  takeSubmit(): boolean {
    const submitted = this.#form?.dataset['submitted'] === 'true'
    delete this.#form?.dataset['submitted']
    return submitted
  }

  /** Whether somebody filled in the address and went on. */
  emailLeft(): boolean {
    return this.typed().email !== '' && this.#focused !== 'email'
  }

  /** Puts whoever was typing into the field that took the place of theirs, behind what they typed. */
  handFocusOver(): void {
    const name = this.#focused
    if (!name || this.#fields[name]?.isConnected || document.activeElement !== document.body) return
    const successor = fieldNamed(name)
    if (!successor) return
    successor.focus({ preventScroll: true })
    // A field for an address has no place of the caret that could be set; after a change it is at the end.
    const text = successor.value
    successor.value = ''
    successor.value = text
  }
}
