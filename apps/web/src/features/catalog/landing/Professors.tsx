import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { LandingSession } from '../course-landing-query.ts'
import css from './professors.module.css'

/** One block for each professor of a course. Specification 2, section 2.3. */
export function Professors({ faculties }: { faculties: LandingSession['faculties'] }) {
  if (faculties.length === 0) return null
  return (
    <Section title="Meet your professor">
      <ul className={css.professors}>
        {faculties.map(({ facultyId, fullName, imageUrl, biography }) => (
          <li key={facultyId} className={css.professor}>
            <Avatar name={fullName} src={imageUrl} size={144} decorative />
            <div>
              <h3 className={css.name}>{fullName}</h3>
              <p className={css.biography}>{biography}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
