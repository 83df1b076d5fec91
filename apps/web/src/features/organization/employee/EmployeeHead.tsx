import { lastActiveText } from '@section/domain/organization/employee-page.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { mailTo } from '../../../lib/links/mail-to.ts'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { localZone } from '../../../lib/now.ts'
import type { ShownEmployee } from './employee-query.ts'
import css from './employee.module.css'

interface EmployeeHeadProps {
  readonly userId: string
  readonly employee: ShownEmployee
}

/** Who an employee is, how to write to them, and when they last learned. */
export function EmployeeHead({ userId, employee }: EmployeeHeadProps) {
  const { name, imageUrl, email, lastActive } = employee
  return (
    <div className={css.head}>
      <Avatar name={name} src={portraitAddress(imageUrl, userId)} size={96} decorative />
      <div className={css.who}>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        <a className={css.email} href={mailTo(email)}>
          {email}
        </a>
        <p className={css.active} data-started={lastActive !== null}>
          {lastActiveText(lastActive, localZone())}
        </p>
      </div>
    </div>
  )
}
