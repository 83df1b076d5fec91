import { MAX_SOCIAL_LINK } from '@section/domain/profiles/social-form.ts'
import { socialLink, type SocialNetwork } from '@section/domain/profiles/social-link.ts'
import css from '../fields/fields.module.css'
import { TextField } from '../fields/TextField.tsx'

/** The social links: any text is taken, and the field says to which address the profile will lead. docs/product/profiles.md#links */
export function Social() {
  return (
    <div className={css.stack}>
      <TextField
        field="linkedinProfileUrl"
        label="LinkedIn"
        maxLength={MAX_SOCIAL_LINK}
        hint={hintOf('linkedin')}
      />
      <TextField
        field="twitterProfileUrl"
        label="X (Twitter)"
        maxLength={MAX_SOCIAL_LINK}
        hint={hintOf('twitter')}
      />
      <TextField
        field="instagramProfileUrl"
        label="Instagram"
        maxLength={MAX_SOCIAL_LINK}
        hint={hintOf('instagram')}
      />
    </div>
  )
}

const hintOf = (network: SocialNetwork) => (entered: string) => {
  if (entered.trim() === '') return 'Your name there, or a link.'
  const link = socialLink(network, entered)
  return link === null ? 'Shown as text, because it is no link to a profile there.' : `Links to ${link}`
}
