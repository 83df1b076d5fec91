import { counted } from '../time/durations.ts'

interface Course {
  readonly completionRequired: boolean
  readonly isCompleted: boolean
}

interface Group {
  readonly courses: readonly Course[]
}

interface Program {
  readonly numElectiveCourses: number
  readonly groups: readonly Group[]
}

/** What a group of a certificate asks of a member. */
interface GroupRequirement {
  /** 'Choose 1 of these 3 courses.' */
  readonly sentence: string
  readonly numCompleted: number
  /** Null where electives stand in several groups, or are not asked for, so that the group alone has no number. */
  readonly numNeeded: number | null
}

/** Returns what a group of a certificate asks for, and what of it is completed. docs/product/certificates.md#groups */
export function groupRequirement({ courses }: Group, program: Program): GroupRequirement {
  const { numElectiveCourses: toChoose } = program
  const required = courses.filter((course) => course.completionRequired)
  const electives = courses.filter(isElective)
  const areElsewhere =
    program.groups.flatMap((group) => group.courses).filter(isElective).length > electives.length
  const sentences = [
    required.length > 0 && requiredSentence(required.length, electives.length > 0),
    electives.length > 0 && electiveSentence(electives.length, toChoose, areElsewhere, required.length > 0),
  ]
  const isCounted = electives.length === 0 || (toChoose > 0 && !areElsewhere)
  return {
    sentence: sentences.filter((sentence) => sentence !== false).join(' '),
    numCompleted: countDone(required) + Math.min(countDone(electives), toChoose),
    numNeeded: isCounted ? required.length + (electives.length > 0 ? toChoose : 0) : null,
  }
}

const isElective = ({ completionRequired }: Course) => !completionRequired

const countDone = (courses: readonly Course[]) => courses.filter(({ isCompleted }) => isCompleted).length

function requiredSentence(count: number, isMixed: boolean): string {
  if (isMixed) return count === 1 ? '1 course is required.' : `${count} courses are required.`
  if (count === 1) return 'This course is required.'
  return count === 2 ? 'Both courses are required.' : `All ${count} courses are required.`
}

function electiveSentence(count: number, toChoose: number, areElsewhere: boolean, isMixed: boolean): string {
  if (toChoose === 0) return 'Electives are optional: this certificate asks for none.'
  if (areElsewhere) return `Choose ${counted(toChoose, 'elective')} from all groups of this certificate.`
  if (toChoose === count) return requiredSentence(count, isMixed)
  return `Choose ${toChoose} of ${isMixed ? `the ${count} electives` : `these ${count} courses`}.`
}
