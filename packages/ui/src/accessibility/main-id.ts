/** The id of a screen's `<main>`, the target of the skip link. */
export const MAIN_ID = 'main'
