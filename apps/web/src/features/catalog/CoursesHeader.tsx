import { PageHeader } from '@section/ui/page/PageHeader.tsx'

interface CoursesHeaderProps {
  firstName: string
  /** How many courses the member is in. */
  active: number
}

/** The top of the courses dashboard. Specification 2, section 2.1. */
export function CoursesHeader({ firstName, active }: CoursesHeaderProps) {
  return (
    <PageHeader
      title="Courses Dashboard"
      lead={active > 0 ? `Good to see you, ${firstName}.` : 'Find the next thing worth an hour of your week.'}
    />
  )
}
