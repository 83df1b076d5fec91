const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether an id of a request, in lower case, is a UUID; the database refuses others with an error. */
export const isUuid = (id: string): boolean => UUID.test(id)
