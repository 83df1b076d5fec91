import { IconBrandInstagram, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react'
import { SOCIAL_NETWORKS, socialLink } from '@section/domain/profiles/social-link.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { SafeLink } from '../../../lib/links/SafeLink.tsx'
import type { MemberProfile } from './member-profile-query.ts'
import css from './profile.module.css'

const LOOKS = {
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  twitter: { name: 'X (Twitter)', icon: IconBrandX },
  instagram: { name: 'Instagram', icon: IconBrandInstagram },
}

/** The member's profiles in social networks: links where they lead to the network, otherwise the texts as they were entered. */
export function SocialLinks({ profile }: { readonly profile: MemberProfile }) {
  const entered = SOCIAL_NETWORKS.flatMap((network) => {
    const text = profile[`${network}ProfileUrl`]?.trim()
    return text ? [{ ...LOOKS[network], text, link: socialLink(network, text) }] : []
  })
  if (entered.length === 0) return null
  return (
    <ul className={css.links} aria-label="Social networks">
      {entered.map(({ name, icon, text, link }) => (
        <li key={name}>
          {link ? (
            <SafeLink address={link} byMember className={css.link}>
              <Icon of={icon} size={20} />
              {name}
            </SafeLink>
          ) : (
            <span className={css.link}>
              <Icon of={icon} size={20} />
              <VisuallyHidden>{name}: </VisuallyHidden>
              <span dir="auto">{text}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
