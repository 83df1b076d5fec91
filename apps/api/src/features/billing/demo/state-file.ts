import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountSnapshot } from '@section/emulators/stripe/account/account-objects.ts'

interface Stored {
  database: string
  account: AccountSnapshot
}

/** The file of a data folder with the state of the demo's payment account. */
export class StateFile {
  readonly #path: string
  #writing: Promise<void> = Promise.resolve()

  readonly #database: string

  /** `database` tells the database of the folder from the one that was there before a reset, whose state means nothing any more. */
  constructor(folder: string, database: string) {
    this.#path = join(folder, 'stripe.json')
    this.#database = database
  }

  /** Returns the stored state; null when there is none of this database, or what is there is unreadable. */
  async read(): Promise<AccountSnapshot | null> {
    try {
      const { database, account } = JSON.parse(await readFile(this.#path, 'utf8')) as Stored
      return database === this.#database ? account : null
    } catch {
      return null
    }
  }

  /** Replaces the state at once, so that a process that is killed leaves the old or the new one. */
  write(account: AccountSnapshot): Promise<void> {
    const text = JSON.stringify({ database: this.#database, account } satisfies Stored)
    this.#writing = this.#replaceAfter(this.#writing, text)
    return this.#writing
  }

  async #replaceAfter(earlier: Promise<void>, text: string): Promise<void> {
    // One that failed was told to whoever waited for it.
    await earlier.catch(() => {})
    await writeFile(`${this.#path}.new`, text, { mode: 0o600 })
    await rename(`${this.#path}.new`, this.#path)
  }
}
