/** The id of the one `<main>` of a screen, where the skip link leads. */
export const MAIN_ID = 'main'
