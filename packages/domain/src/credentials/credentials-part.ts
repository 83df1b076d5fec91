/** The id of the part of the account settings that lists all certificates and badges of the member. */
export const CREDENTIALS_ID = 'credentials'
