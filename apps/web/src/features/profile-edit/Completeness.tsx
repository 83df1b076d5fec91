import { profileCompleteness } from '@section/domain/profiles/profile-completeness.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './completeness.module.css'
import { fieldId } from './fields/field-id.ts'
import { useShownProfile } from './fields/use-profile-field.ts'
import { goTo } from './go-to.ts'

/** How much of the profile is filled in, and the way to what is missing. docs/product/profiles.md#completeness */
export function Completeness() {
  const { profileImageUrl } = useSignedIn().member
  const shown = useShownProfile()
  const { percent, missing } = profileCompleteness(
    {
      ...shown,
      profileImageUrl,
      location: shown.location.country ? shown.location : null,
      company: shown.company ? { name: shown.company } : null,
    },
    config,
  )
  return (
    <Card className={css.card ?? ''}>
      <p className={css.percent}>
        {percent === 100 ? 'Your profile is complete' : `Your profile is ${percent}% complete`}
      </p>
      <ProgressLine value={percent / 100} label="Your profile" size="medium" />
      {missing.length > 0 && (
        <ul className={css.missing} aria-label="What is missing">
          {missing.map(({ field, label }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(fieldId(field))
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
