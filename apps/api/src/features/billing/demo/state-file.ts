import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountSnapshot } from '@section/emulators/stripe/account/account-objects.ts'

/** The file of a data folder with the state of the demo's payment account. */
export class StateFile {
  readonly #path: string
  #writing: Promise<void> = Promise.resolve()

  constructor(folder: string) {
    this.#path = join(folder, 'stripe.json')
  }

  /** Returns the stored state; null when there is none, or what is there is unreadable. */
  async read(): Promise<AccountSnapshot | null> {
    try {
      return JSON.parse(await readFile(this.#path, 'utf8')) as AccountSnapshot
    } catch {
      return null
    }
  }

  /** Replaces the state at once, so that a process that is killed leaves the old or the new one. */
  write(state: AccountSnapshot): Promise<void> {
    const text = JSON.stringify(state)
    this.#writing = this.#writing.then(async () => {
      await writeFile(`${this.#path}.new`, text, { mode: 0o600 })
      await rename(`${this.#path}.new`, this.#path)
    })
    return this.#writing
  }
}
