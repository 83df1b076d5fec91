import { INSTANT_FIELDS } from '@section/contract/generated/instant-fields.ts'

/**
 * Reads the instants of an answer, which come as texts in ISO 8601, as epoch milliseconds, in place. It runs once, before the
 * answer is used.
 */
export function readInstants(answer: unknown): void {
  if (Array.isArray(answer)) return answer.forEach(readInstants)
  if (typeof answer !== 'object' || answer === null) return
  const fields = answer as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object') readInstants(value)
    else if (typeof value === 'string' && INSTANT_FIELDS.has(name)) fields[name] = Date.parse(value)
  }
}
