/** Returns the name that counts lookups of a pass: all questions about one pass count as one lookup. */
export const passLookup = (code: string): string => `pass ${code.toLowerCase()}`

/** Of a corporate realm: the answer is the same for all addresses of a domain. `domain` in lower case; null: no address. */
export const domainLookup = (domain: string | null): string => `domain ${domain ?? ''}`

/** Of a learning system, by the options of its link. */
export const learningSystemLookup = (b64options: string): string => `lms ${b64options}`
