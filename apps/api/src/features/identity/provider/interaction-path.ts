/** Where the step between an authorization request and its code has its address: this, a slash, and its id. */
export const INTERACTION_PATH = '/oauth2/interaction'
