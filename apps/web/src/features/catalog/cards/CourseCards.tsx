import { memo, type ReactNode } from 'react'
import { Section } from '@section/ui/page/Section.tsx'
import css from './course-grid.module.css'
import { CourseGrid, type CourseGridProps } from './CourseGrid.tsx'

interface CourseCardsProps extends Omit<CourseGridProps, 'label'> {
  title: string
  action?: ReactNode
  /** A part of the section that stands above the cards, such as the lesson to resume. */
  lead?: ReactNode
}

/** One section of course cards; it renders nothing without courses and a lead, and again only when it changes. */
export const CourseCards = memo(function CourseCards({ title, action, lead, ...grid }: CourseCardsProps) {
  if (grid.courses.length === 0 && !lead) return null
  return (
    <Section title={title} action={action}>
      {lead && <div className={css.lead}>{lead}</div>}
      {grid.courses.length > 0 && <CourseGrid label={title} {...grid} />}
    </Section>
  )
})
