import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './staff-line.module.css'

/** Shows what staff of the school need beside what members see: the way to the pages of customers. docs/product/home.md#staff */
export function StaffLine() {
  const { viewer } = useSignedIn()
  if (viewer.customerType !== 'INTERNAL') return null
  return (
    <p className={css.staff}>
      You see home as members do. The figures of every customer are in the{' '}
      <Link to={pathTo('organization')}>Insights Hub</Link>.
    </p>
  )
}
