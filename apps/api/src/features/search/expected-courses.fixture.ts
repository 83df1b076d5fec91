/** A text that a person searches for among the courses of the demo school, and the courses that must come first. */
export interface SearchExpectation {
  query: string
  /** The slugs of the first hits, in order. Those of an inner list may come in any order. */
  first: readonly (string | readonly string[])[]
}

/** Returns a search with the courses that must come first; without courses it must find nothing. */
export const row = (query: string, ...first: SearchExpectation['first']): SearchExpectation => ({
  query,
  first,
})

// The courses of the demo school that several searches find.

export const AI_TITLES = [
  'ai-agents-at-work',
  'ai-crash-course',
  'ai-for-finance-teams',
  'ai-for-managers',
  'ai-for-marketing-teams',
  'ai-for-people-teams',
  'ai-mini-mba',
  'ai-on-your-own-data',
  'ai-policy-and-risk',
  'building-an-ai-use-case',
  'reviewing-ai-work',
  'where-ai-earns-its-keep',
]
export const MINI_MBAS = ['ai-mini-mba', 'business-mini-mba', 'marketing-mini-mba', 'product-mini-mba']
export const MARKETING_TITLES = [
  'marketing-mini-mba',
  'marketing-on-a-small-budget',
  'ai-for-marketing-teams',
]
export const PRICING_TITLES = ['pricing-strategy', 'running-a-pricing-test']
export const FINANCE_TITLES = ['finance-crash-course', 'finance-for-decision-makers', 'ai-for-finance-teams']
export const STRATEGY_TITLES = [
  'brand-strategy',
  'pricing-strategy',
  'product-strategy',
  'strategy-capstone',
  'strategy-on-a-page',
  'strategy-that-chooses',
]
export const BEGINNERS = [
  'ai-crash-course',
  'ai-for-people-teams',
  'customer-research-in-a-week',
  'design-sprint-for-operators',
  'feedback-people-can-use',
  'finance-crash-course',
  'finance-for-decision-makers',
  'first-ninety-days-as-a-manager',
  'marketing-on-a-small-budget',
  'onboarding-that-teaches',
  'positioning-that-sells',
  'prompting-as-briefing',
  'storytelling-with-numbers',
  'strategy-on-a-page',
  'the-weekly-one-on-one',
  'unit-economics-in-ten-lines',
  'where-ai-earns-its-keep',
]
export const BY_TAKAHARA = [
  'customer-research-in-a-week',
  'customers-who-stay',
  'data-driven-decisions',
  'design-sprint-for-operators',
  'discovery-before-delivery',
  'metrics-a-team-can-move',
  'onboarding-that-teaches',
  'product-mini-mba',
  'product-strategy',
  'roadmaps-that-say-no',
  'running-a-pricing-test',
  'teams-across-time-zones',
]
