import { Tabs } from '@mantine/core'
import type { DashboardTab } from '@section/domain/organization/organization-address.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { CourseTable } from '../tables/CourseTable.tsx'
import { EmployeeTable } from '../tables/EmployeeTable.tsx'
import css from './dashboard.module.css'

interface DirectoryTabsProps {
  readonly customerId: string
  readonly tab: DashboardTab
  readonly onTab: (tab: DashboardTab) => void
}

/** The tables of employees and of courses, of which the address names one. */
export function DirectoryTabs({ customerId, tab, onTab }: DirectoryTabsProps) {
  return (
    <section aria-labelledby="directories">
      <h2 id="directories">
        <VisuallyHidden>Directories</VisuallyHidden>
      </h2>
      <Tabs
        unstyled
        value={tab}
        onChange={(value) => onTab(value === 'courses' ? 'courses' : 'employees')}
        keepMounted={false}
      >
        <Tabs.List className={css.list} aria-labelledby="directories">
          <Tabs.Tab value="employees" className={css.tab}>
            Employee Directory
          </Tabs.Tab>
          <Tabs.Tab value="courses" className={css.tab}>
            Course Directory
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="employees" className={css.panel}>
          <EmployeeTable customerId={customerId} />
        </Tabs.Panel>
        <Tabs.Panel value="courses" className={css.panel}>
          <CourseTable customerId={customerId} />
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}
