/** A text that a person searches for among the courses of the demo school, and the courses that must come first. */
export interface SearchExpectation {
  query: string
  /** The slugs of the first hits, in order. Those of an inner list may come in any order. */
  first: readonly (string | readonly string[])[]
}

const AI_TITLES = [
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
const MINI_MBAS = ['ai-mini-mba', 'business-mini-mba', 'marketing-mini-mba', 'product-mini-mba']
const MARKETING_TITLES = ['marketing-mini-mba', 'marketing-on-a-small-budget', 'ai-for-marketing-teams']
const PRICING_TITLES = ['pricing-strategy', 'running-a-pricing-test']
const FINANCE_TITLES = ['finance-crash-course', 'finance-for-decision-makers', 'ai-for-finance-teams']
const STRATEGY_TITLES = [
  'brand-strategy',
  'pricing-strategy',
  'product-strategy',
  'strategy-capstone',
  'strategy-on-a-page',
  'strategy-that-chooses',
]
const BEGINNERS = [
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
const BY_TAKAHARA = [
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

const row = (query: string, ...first: SearchExpectation['first']): SearchExpectation => ({ query, first })

/** Searches for the words of the filters name a stack, a topic, a level, a kind or a teacher, and must find what the filter would. */
const FILTERS = [
  row('marketing', MARKETING_TITLES),
  row('leadership', 'leadership-capstone', [
    'executive-presence-in-writing',
    'feedback-people-can-use',
    'first-ninety-days-as-a-manager',
    'hiring-on-evidence',
    'leading-through-change',
    'teams-across-time-zones',
    'the-weekly-one-on-one',
  ]),
  row('AI', AI_TITLES, 'prompting-as-briefing'),
  row('product', ['product-strategy', 'product-mini-mba']),
  row('business core', [
    'business-mini-mba',
    'choosing-a-partnership',
    'data-driven-decisions',
    'finance-crash-course',
    'finance-for-decision-makers',
    'negotiation-that-lasts',
    'pricing-strategy',
    'strategy-capstone',
    'strategy-on-a-page',
    'strategy-that-chooses',
    'the-numbers-behind-a-forecast',
    'unit-economics-in-ten-lines',
  ]),
  row('foundational ai', [
    'ai-crash-course',
    'ai-mini-mba',
    'prompting-as-briefing',
    'reviewing-ai-work',
    'where-ai-earns-its-keep',
  ]),
  row('functional AI', ['ai-for-finance-teams', 'ai-for-marketing-teams', 'ai-for-people-teams']),
  row('skills based ai', [
    'ai-agents-at-work',
    'ai-on-your-own-data',
    'prompting-as-briefing',
    'reviewing-ai-work',
  ]),
  row('implementing', [
    'ai-agents-at-work',
    'ai-for-managers',
    'ai-mini-mba',
    'ai-on-your-own-data',
    'ai-policy-and-risk',
    'building-an-ai-use-case',
  ]),
  row('positioning', 'positioning-that-sells'),
  row('pricing', PRICING_TITLES, 'product-mini-mba'),
  row('customer research', 'customer-research-in-a-week', [
    'customers-who-stay',
    'discovery-before-delivery',
  ]),
  row('communication', [
    'executive-presence-in-writing',
    'feedback-people-can-use',
    'leading-through-change',
    'storytelling-with-numbers',
    'teams-across-time-zones',
    'the-weekly-one-on-one',
  ]),
  row('beginner', BEGINNERS),
  row('advanced', [
    'ai-agents-at-work',
    'ai-mini-mba',
    'ai-on-your-own-data',
    'growth-loops',
    'hiring-on-evidence',
    'leadership-capstone',
    'metrics-a-team-can-move',
    'product-mini-mba',
    'product-strategy',
    'strategy-capstone',
    'the-numbers-behind-a-forecast',
  ]),
  row('beginner leadership', [
    'feedback-people-can-use',
    'first-ninety-days-as-a-manager',
    'the-weekly-one-on-one',
  ]),
  row('advanced marketing', 'growth-loops'),
  row('workshops on leadership', [
    'executive-presence-in-writing',
    'feedback-people-can-use',
    'teams-across-time-zones',
    'the-weekly-one-on-one',
  ]),
  row('pricing workshop', 'running-a-pricing-test'),
  row('on demand leadership', [
    'first-ninety-days-as-a-manager',
    'hiring-on-evidence',
    'leading-through-change',
    'the-weekly-one-on-one',
  ]),
  row('takahara', BY_TAKAHARA),
  row('Mei-Lin Takahara', BY_TAKAHARA),
  row('engstrom pricing', PRICING_TITLES),
  row('vasquez brand', 'brand-strategy'),
  row('oyelaran negotiation', 'negotiation-that-lasts'),
]

/** Searches for a course use its title, the beginning of it, other forms of its words, or other spellings. */
const TITLES = [
  row('strategy on a page', 'strategy-on-a-page'),
  row('finance', FINANCE_TITLES),
  row('mini mba', MINI_MBAS),
  row('mba', MINI_MBAS),
  row('crash course', ['ai-crash-course', 'finance-crash-course']),
  row('agent', 'ai-agents-at-work'),
  row('negot', 'negotiation-that-lasts'),
  row('storyt', 'storytelling-with-numbers'),
  row('lead', ['leadership-capstone', 'leading-through-change']),
  row('marketi', MARKETING_TITLES),
  row('roadmap', 'roadmaps-that-say-no'),
  row('metric', 'metrics-a-team-can-move'),
  row('forecasts', 'the-numbers-behind-a-forecast'),
  row('negotiations', 'negotiation-that-lasts'),
  row('read', ['ai-policy-and-risk', 'finance-for-decision-makers']),
  row('minimba', MINI_MBAS),
  row('road map', 'roadmaps-that-say-no'),
  row('story telling', 'storytelling-with-numbers'),
  row('on boarding', 'onboarding-that-teaches'),
  row('one on one', 'the-weekly-one-on-one'),
]

/** These searches are mistyped, are asked as a sentence, or hold more words than any course has. */
const QUESTIONS = [
  row('negotation', 'negotiation-that-lasts'),
  row('prompt enginering', 'prompting-as-briefing'),
  row('stratgy', STRATEGY_TITLES),
  row('leadrship', 'leadership-capstone'),
  row('marketting', MARKETING_TITLES),
  row('positoning', 'positioning-that-sells'),
  row('begginer', BEGINNERS),
  row('takahra', BY_TAKAHARA),
  row('what should I charge', 'pricing-strategy'),
  row('What should I charge for?', 'pricing-strategy'),
  row('which courses are for beginners', BEGINNERS),
  row('a course about pricing', PRICING_TITLES),
  row('leadership course', 'leadership-capstone'),
  row('give feedback', 'feedback-people-can-use'),
  row('how do I hire', 'hiring-on-evidence'),
  row('what is a roadmap', 'roadmaps-that-say-no'),
  row('why do our customers leave', 'customers-who-stay'),
  row('kubernetes pricing', PRICING_TITLES),
  row('salary negotiation', 'negotiation-that-lasts'),
  row('tiktok marketing', MARKETING_TITLES),
  row('growth hacking', 'growth-loops'),
]

/** No course is about these words, and a short word is not taken for one that is only similar. */
const NOTHING = [
  'xylophone',
  'prime',
  'pasta',
  'horse',
  'qwertyuiop',
  'zebra',
  'guitar',
  'painting',
  'cake',
  'golf',
  'ux',
  'b2b',
  'okr',
]

/** Both search engines are tried with every one of these searches. */
export const SEARCH_EXPECTATIONS: readonly SearchExpectation[] = [
  ...FILTERS,
  ...TITLES,
  ...QUESTIONS,
  ...NOTHING.map((query) => row(query)),
]
