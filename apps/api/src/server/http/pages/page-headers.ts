import type { Config } from '../../config/config.ts'
import { securityHeaders } from '../headers/security-headers.ts'

/** The security headers of pages. They are built again when content names pictures of other sites. */
export class PageHeaders {
  readonly #config: Config
  entries: readonly (readonly [name: string, value: string])[] = []

  constructor(config: Config) {
    this.#config = config
    this.allowPictures([])
  }

  /** Lets pages show pictures of these origins as well as our own. */
  allowPictures(origins: readonly string[]): void {
    this.entries = Object.entries(securityHeaders(this.#config, origins))
  }
}
