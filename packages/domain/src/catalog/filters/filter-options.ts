/** The filters by type: each value in the address with its text. */
export const META_FILTERS = [
  { value: 'sprints', label: 'Sprints' },
  { value: 'workshops', label: 'Workshops' },
  { value: 'live', label: 'Live' },
  { value: 'on-demand', label: 'On Demand' },
  { value: 'saved', label: 'Saved' },
] as const

export type MetaFilter = (typeof META_FILTERS)[number]['value']

/** Returns the form of a text in an address: 'Foundational AI' is `foundational-ai`. */
export const filterValue = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const options = (...labels: string[]) => labels.map((label) => ({ value: filterValue(label), label }))

/**
 * The families of filters of which several values may be chosen, each with the name of its parameter in the address
 * (docs/product/catalog.md#filters).
 */
export const FILTER_FAMILIES = {
  stacks: {
    parameter: 's',
    label: 'Topic',
    options: options('AI', 'Business Core', 'Marketing', 'Leadership', 'Product'),
  },
  topics: {
    parameter: 't',
    label: 'AI topic',
    options: options('Foundational AI', 'Implementing AI', 'Functional AI', 'Skills-Based AI'),
  },
  difficulties: {
    parameter: 'd',
    label: 'Difficulty',
    options: options('Beginner', 'Intermediate', 'Advanced'),
  },
} as const

/** Returns the name of a stack by its key: 'Business Core' for `business-core`; an unknown key stands for itself. */
export const stackName = (stack: string): string =>
  FILTER_FAMILIES.stacks.options.find(({ value }) => value === stack)?.label ?? stack

export type FilterFamily = keyof typeof FILTER_FAMILIES

export const FILTER_FAMILY_NAMES = Object.keys(FILTER_FAMILIES) as FilterFamily[]

/** The orders of the course list; the first is the default, in which the courses are grouped. */
export const COURSE_SORTS = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'title', label: 'Title, A to Z' },
] as const

export type CourseSort = (typeof COURSE_SORTS)[number]['value']
