/** So many cards are drawn at once; they fill the first screen. */
export const FIRST_CARDS = 6
