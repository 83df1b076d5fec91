/** The id of the learning plan on the courses dashboard, to which the quiz leads. */
export const PLAN_ANCHOR = 'learning-plan'
