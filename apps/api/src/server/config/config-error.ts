/** Thrown for an invalid configuration; the message has one line for each wrong value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
