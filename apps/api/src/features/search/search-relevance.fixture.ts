import {
  MINI_MBAS,
  MARKETING_TITLES,
  PRICING_TITLES,
  FINANCE_TITLES,
  STRATEGY_TITLES,
  BEGINNERS,
  BY_TAKAHARA,
  row,
  type SearchExpectation,
} from './expected-courses.fixture.ts'
import { FILTER_SEARCHES } from './filter-searches.fixture.ts'

/** Searches by the title of a course, by its beginning, by other forms of its words, or by other spellings. */
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

/** Searches that are mistyped, are asked as a sentence, or hold more words than any course has. */
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

/** Searches that find nothing. No course is about these words, and a short one is not taken for one that is only similar. */
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
  ...FILTER_SEARCHES,
  ...TITLES,
  ...QUESTIONS,
  ...NOTHING.map((query) => row(query)),
]
