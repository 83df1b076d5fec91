/** The path of the step between an authorization request and its code; the id of the interaction follows. */
export const INTERACTION_PATH = '/oauth2/interaction'
