import { expect } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

/** Returns the lines with which a configuration refuses an environment; 'accepted' for a good one. */
export function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return 'accepted'
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}
