import { MONDAYS, type ModelMember, type ModelProgram, type RandomSchool } from './random-school.ts'

/** What a member and a program come to: the issuing day of the certificate as an index, or that it is withheld. */
export type Outcome = 0 | 1 | 'withheld'

/**
 * Returns what issuing on both days must come to, by 'userId certificateId'; nothing for who has not earned it. It is
 * reckoned member by member, by words of the handbook rather than by the product's rule and statements.
 */
export function expectedOutcomes({ programs, members }: RandomSchool, days: 1 | 2): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  for (const program of programs)
    for (const member of members) {
      const outcome = outcomeOf(member, program, days)
      if (outcome !== null) outcomes.set(`${member.userId} ${program.certificateId}`, outcome)
    }
  return outcomes
}

function outcomeOf(member: ModelMember, program: ModelProgram, days: 1 | 2): Outcome | null {
  let outcome: Outcome | null = null
  for (const day of ([0, 1] as const).slice(0, days)) {
    if (member.isSuspended[day] || !hasEarned(member, program, MONDAYS[day])) continue
    if (member.isDrawable[day]) return day
    outcome = 'withheld'
  }
  return outcome
}

function hasEarned(member: ModelMember, program: ModelProgram, at: number): boolean {
  const holds = (courseId: string) =>
    member.badges.some(
      (badge) =>
        badge.courseId === courseId &&
        badge.earnedAt <= at &&
        (badge.isLive || !program.liveOnly.includes(courseId)),
    )
  const takesPart = program.isCrashCourse
    ? [...program.required, ...program.electives].some((courseId) => member.entitledTo.has(courseId))
    : (member.registeredAt.get(program.certificateId) ?? Infinity) <= at
  const electives = program.electives.filter(holds).length
  return takesPart && program.required.every(holds) && electives >= program.numElectives
}
