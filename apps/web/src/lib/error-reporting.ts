/** Reports an error that nobody expected; also told in the console. Never fails. */
export function reportError(error: unknown): void {
  console.error(error)
}
