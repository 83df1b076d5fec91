/** Returns the name that counts lookups of a pass: all questions about one pass count as one lookup. */
export const passLookup = (code: string): string => `pass ${code.toLowerCase()}`

/** Returns the name that counts lookups of a corporate realm by its domain (lower case; null for an invalid address). */
export const domainLookup = (domain: string | null): string => `domain ${domain ?? ''}`

/** Returns the name that counts lookups of a learning system by the options of its link. */
export const learningSystemLookup = (b64options: string): string => `lms ${b64options}`
