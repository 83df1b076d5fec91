/** The settings of production, as far as they decide what the endpoint and the pages let through. */
export const CLOSED = { production: true, demo: false }
