/** Numbers in the demo's texts that speak of something else than the length of their own subject, and of what. */
export const ELSEWHERE: readonly { why: string; files: RegExp; words: readonly string[] }[] = [
  {
    why: 'The plan or the time in office that somebody works on, not a time at school.',
    files: /courses|certificates\/leading-people|session-content|events\/your-first-ninety-days/,
    words: [
      'ninety days',
      'ninety-day',
      'one hundred days',
      'a hundred days',
      'a hundred-day',
      'three months',
    ],
  },
  {
    why: 'A conversation between colleagues, which is what the course is about.',
    files: /courses\/(?:the-weekly-one-on-one|prompting-as-briefing)|faculty\/daniel-oyelaran/,
    words: ['thirty minutes', 'thirty-minute', 'half an hour'],
  },
  {
    why: 'How long a piece of work takes that members do on their own.',
    files: /courses|session-content/,
    words: [
      'five hours',
      'twenty minutes',
      'ten minutes',
      'two-minute',
      'two minutes',
      '30 minutes',
      'five minutes',
      'half an hour',
      'one week',
      'five days',
    ],
  },
  {
    why: 'How members may divide lessons, whose number and length say that they can.',
    files: /courses\/ai-crash-course|certificates\/ai-crash-course|session-content\/where-ai-earns-its-keep/,
    words: ['one lesson', 'one sitting', 'two sittings'],
  },
  {
    why: 'A time in the companies and among the customers that the subject is about.',
    files:
      /courses\/(?:customers-who-stay|leading-through-change|metrics-a-team-can-move|teams-across-time-zones|where-ai-earns-its-keep)|session-content\/(?:positioning-that-sells|product-mini-mba|unit-economics-in-ten-lines)/,
    words: [
      'one more month',
      'eight weeks',
      'two weeks',
      'nine hours',
      'two-day',
      'two days',
      'one session',
      'six months',
    ],
  },
  {
    why: 'The time in which reviewers and readers outside the school answer.',
    files: /session-content\/(?:ai-for-managers|ai-mini-mba)/,
    words: ['three days', 'four days'],
  },
  {
    why: 'The speaking time of a team in its last class, which is two hours long.',
    files: /session-content\/(?:ai|marketing|product)-mini-mba/,
    words: ['four minutes', 'twelve minutes', 'twenty minutes'],
  },
  {
    why: 'A part of the event, which fits into it.',
    files: /events/,
    words: ['five minutes', 'ten minutes', 'fifteen minutes', 'twenty minutes', 'two minutes'],
  },
  {
    why: 'The past or the coming weeks of those who take part in the event.',
    files: /events/,
    words: ['four months', 'four weeks', 'one course', 'one hour', 'eleven minutes'],
  },
  {
    why: 'The figures of the cases that were worked through in a class, as its notes tell them.',
    files: /session-content\/(?:discovery-before-delivery|unit-economics-in-ten-lines)/,
    words: ['three days', 'fourteen months', '14 months', '12.4 months', '12.6 months'],
  },
]

/** Stories and templates: their numbers are those of companies and of the reader's work, except where they name lessons. */
export const ABOUT_OTHERS = {
  files: /^(?:insights|resources)\//,
  units: ['minute', 'hour', 'day', 'week', 'month'],
}
