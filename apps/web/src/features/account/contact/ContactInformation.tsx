import { pathTo } from '@section/domain/access/screen-path.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { config } from '../../../lib/config.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { mailTo } from '../../../lib/links/mail-to.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './contact.module.css'

/** The member's name and email, each with the way to change it. docs/product/account-settings.md#contact-information */
export function ContactInformation() {
  const { member } = useSignedIn()
  const { userId, email, displayName } = member
  return (
    <Section title="Update contact information">
      <Card>
        <dl className={css.facts}>
          <div>
            <dt>Name</dt>
            <dd>{displayName ?? memberName(member)}</dd>
            <dd>
              <ButtonLink size="small" to={pathTo('profileEdit', { userId })}>
                Edit Profile
              </ButtonLink>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{email}</dd>
            <dd className={css.note}>
              It gets our mails. To change it, write to{' '}
              <a
                href={mailTo(config.supportEmail, {
                  subject: 'Change of my email address',
                  body: `My account is ${email}. Please change its email address to: `,
                })}
              >
                Customer Support
              </a>
              .
            </dd>
          </div>
        </dl>
      </Card>
    </Section>
  )
}
