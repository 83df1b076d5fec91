import type { ReactNode } from 'react'
import { Section } from '@section/ui/page/Section.tsx'
import { CourseGrid, type CourseGridProps } from './CourseGrid.tsx'

interface CourseCardsProps extends Omit<CourseGridProps, 'label'> {
  title: string
  action?: ReactNode
}

/** One section of course cards; it renders nothing without courses. */
export function CourseCards({ title, action, ...grid }: CourseCardsProps) {
  if (grid.courses.length === 0) return null
  return (
    <Section title={title} action={action}>
      <CourseGrid label={title} {...grid} />
    </Section>
  )
}
