/** The slides of the profile survey, by their index. docs/product/survey.md#slides */
export type SurveySlide = 0 | 1 | 2 | 3

export const FIRST_SLIDE: SurveySlide = 0
/** The slide that says that the survey is complete. */
const LAST_SLIDE: SurveySlide = 3

/** Returns the slide after one; the last stays. */
export const nextSlide = (slide: SurveySlide): SurveySlide =>
  slide === LAST_SLIDE ? slide : ((slide + 1) as SurveySlide)

/** Returns the slide before one; the first stays. */
export const previousSlide = (slide: SurveySlide): SurveySlide =>
  slide === FIRST_SLIDE ? slide : ((slide - 1) as SurveySlide)

/** Returns the theme of a slide: the introduction is dark, the others are light. */
export const slideTheme = (slide: SurveySlide): 'dark' | 'light' => (slide === FIRST_SLIDE ? 'dark' : 'light')
