/** The name of the project's card on the page of a session; an address with it opens what hands the project in. */
export const PROJECT_ANCHOR = 'project'
