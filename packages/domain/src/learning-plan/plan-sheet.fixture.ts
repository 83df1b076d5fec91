import type { SurveyTopic } from '../survey/survey-options.ts'

/**
 * The plans of the small school as a spreadsheet would work them out: facts in a table, points added up row by row. It is
 * written on its own, so that it shares no mistake with the rule.
 */
const SHEET = `
course       | stack | level | live | own time | made for
ai-first     | A     | 1     | x    | x        | manager
ai-brief     | A     | 1     |      | x        | manager
ai-money     | A     | 2     | x    |          | finance
ai-people    | A     | 1     | x    |          | hr
ai-rules     | A     | 2     |      | x        | legal
ai-agents    | A     | 3     | x    |          | operations product operations+manager product+manager
ai-data      | A     | 3     | x    | x        | data
ai-brand     | A     | 2     | x    |          | marketing
biz-page     | B     | 1     |      | x        | self_employed
biz-choose   | B     | 2     | x    | x        | sales c_suite
biz-numbers  | B     | 2     |      | x        | finance
lead-one     | L     | 1     |      | x        | customer_support manager
lead-hard    | L     | 2     | x    |          | hr l_and_d
lead-hire    | L     | 3     |      | x        | hr consultant
prod-metrics | P     | 3     |      | x        | engineering engineering+manager
prod-bets    | P     | 3     | x    |          | product product+manager`

const ROWS = SHEET.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([course = '', stack = '', level, live, ownTime, madeFor = '']) => ({
    course,
    stack,
    level: Number(level),
    live: live === 'x',
    ownTime: ownTime === 'x',
    madeFor: madeFor.split(' '),
  }))

const LETTERS: Record<string, string> = {
  ai: 'A',
  business_strategy: 'B',
  leadership: 'L',
  marketing: 'M',
  product: 'P',
}
const LABELS: Record<string, string> = {
  ai: 'AI',
  business_strategy: 'Business Strategy',
  leadership: 'Leadership',
  marketing: 'Marketing',
  product: 'Product',
}
const NUMBERS: Record<string, number> = { beginner: 1, intermediate: 2, advanced: 3 }
const SIZES: Record<string, number> = { little: 3, some: 4, much: 6 }
const ENDINGS = ['', ', from the start', ', a step further', ', in depth']

/** The required courses and the electives of the certificate of a topic at a level. */
function certificateOf(stack: string, level: number): [string | null, string[], string[]] {
  if (stack === 'A' && level < 3)
    return ['ai-base', ['ai-brief', 'ai-first', 'ai-rules'], ['ai-money', 'ai-brand']]
  if (stack === 'A') return ['ai-deep', ['ai-money', 'ai-agents', 'ai-data'], []]
  if (stack === 'B') return ['biz', ['biz-page', 'biz-choose', 'biz-final'], ['biz-numbers']]
  return [null, [], []]
}

/** The answers of one member: keys of the quiz, and of the survey if they answered it. */
export interface SheetMember {
  topic: string
  level: string
  time: string
  format: string
  survey: { area: string; position: string; topics: SurveyTopic[] } | null
}

/** Returns the name, the certificate and the courses of a member's plan. */
export function planBySheet({ topic, level, time, format, survey }: SheetMember) {
  const stack = LETTERS[topic] ?? ''
  const wanted = NUMBERS[level] ?? 0
  const size = SIZES[time] ?? 0
  const [certificate, required, electives] = certificateOf(stack, wanted)
  const isOther = (row: Row) =>
    survey !== null && stack !== row.stack && survey.topics.some((t) => LETTERS[t] === row.stack)
  const isForArea = (row: Row) => survey !== null && row.madeFor.includes(survey.area)
  const isForPosition = (row: Row) =>
    survey !== null &&
    (row.madeFor.includes(survey.position) || row.madeFor.includes(`${survey.area}+${survey.position}`))

  const onTopic = ROWS.filter((row) => row.stack === stack)
  const closeBy = onTopic.filter((row) => Math.abs(row.level - wanted) < 2)
  let rows = ROWS
  if (closeBy.length > 0)
    rows = ROWS.filter((row) => Math.abs(row.level - wanted) < 2 && (row.stack === stack || isOther(row)))
  else if (onTopic.length > 0) rows = onTopic

  const scored = rows
    .filter((row) => !required.includes(row.course))
    .map((row) => {
      let points = 0
      if (row.stack === stack) points += 30
      if (onTopic.length === 0 && row.course === 'ai-brand') points += 6
      if (electives.includes(row.course)) points += 5
      if (isForArea(row)) points += 5
      if (row.level === wanted) points += 4
      if (Math.abs(row.level - wanted) === 1) points += 2
      if (isOther(row)) points += 3
      if (isForPosition(row)) points += 2
      if ((format === 'live' && row.live) || (format === 'on-demand' && row.ownTime)) points += 6
      return { row, points }
    })
  // The sort is stable, and the table has the school's order.
  scored.sort((a, b) => b.points - a.points)
  const list = [...required, ...scored.map(({ row }) => row.course)]

  const find = (course: string) => ROWS.find((row) => row.course === course)
  const inside = list.slice(0, size)
  const outside = list.slice(size)
  const test = (check: (row: Row) => boolean) => (course: string) => {
    const row = find(course)
    return row !== undefined && check(row)
  }
  for (const [check, smallest] of [
    [isForArea, 2],
    [isOther, 4],
  ] as const) {
    const better = outside.find(test(check))
    if (inside.length < smallest || inside.some(test(check)) || better === undefined) continue
    for (let place = inside.length - 1; place >= 0; place--) {
      const course = inside[place] ?? ''
      if (test(isForArea)(course) || test(isOther)(course)) continue
      inside.splice(place, 1)
      inside.push(better)
      break
    }
  }
  // The capstone, which the table does not have, is of level 3.
  const levelOf = (course: string) => find(course)?.level ?? 3
  const isFar = (course: string) => levelOf(course) - wanted === 2
  const near = inside.filter((course) => Math.abs(levelOf(course) - wanted) < 2).length
  const ending = near * 2 >= inside.length ? ENDINGS[wanted] : ''
  const label = LABELS[topic] ?? ''
  return {
    name: onTopic.length > 0 ? `${label}${ending}` : `Close to ${label}`,
    certificate,
    courses: [...inside.filter((course) => !isFar(course)), ...inside.filter(isFar)],
  }
}

type Row = (typeof ROWS)[number]
