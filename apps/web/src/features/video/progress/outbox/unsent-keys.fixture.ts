/** Returns the names under which the browser keeps video sessions that the server does not have yet. */
export const unsentKeys = (): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith('unsent-progress:'))
