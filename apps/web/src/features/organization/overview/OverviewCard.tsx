import { IconArrowUpRight } from '@tabler/icons-react'
import { contractDates } from '@section/domain/organization/figure-texts.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { pictureAddress } from '../../../lib/links/picture-address.ts'
import { SafeLink } from '../../../lib/links/SafeLink.tsx'
import type { Overview } from '../organization-query.ts'
import css from './overview.module.css'
import { SeatBar } from './SeatBar.tsx'

/** The employer: name and logo, the dates of the contract, its seats, and the links that the school gives it. */
export function OverviewCard({ overview }: { readonly overview: Overview }) {
  const { companyName, contractStart, contractEnd, totalSeats, usedSeats, importantLinks } = overview
  const contract = contractDates(contractStart, contractEnd)
  return (
    <section className={css.card} aria-labelledby="company">
      <div className={css.head}>
        <Logo overview={overview} />
        <div className={css.company}>
          <h2 id="company" className={css.name} dir="auto">
            {companyName}
          </h2>
          {contract !== null && (
            <p className={css.contract}>
              <span className={css.term}>Contract</span> {contract}
            </p>
          )}
        </div>
        <SeatBar used={usedSeats} total={totalSeats} />
      </div>
      {importantLinks.length > 0 && (
        <nav className={css.links} aria-label="Important links">
          <p className={css.term}>Important links</p>
          <ul className={css.list}>
            {importantLinks.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <SafeLink address={url} className={css.link}>
                  {title}
                  <Icon of={IconArrowUpRight} size={16} />
                </SafeLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}

/** The logo on white, for which logos are drawn; without one, the first letter of the name. */
function Logo({ overview: { companyName, companyLogo } }: { readonly overview: Overview }) {
  if (pictureAddress(companyLogo) !== null)
    return (
      <span className={css.plate}>
        <Picture className={css.logo} src={companyLogo} alt="" height={40} />
      </span>
    )
  const [initial = ''] = companyName.trim()
  return (
    <span aria-hidden="true" className={css.monogram}>
      {initial.toLocaleUpperCase('en-US')}
    </span>
  )
}
