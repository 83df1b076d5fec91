import { IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { SafeLink } from '../../../lib/links/SafeLink.tsx'
import type { ResourceBlock } from '../resources-query.ts'
import css from './resource-link-card.module.css'

interface ResourceLinkCardProps {
  readonly type: 'COURSE_LINK' | 'EXTERNAL_LINK' | 'RESOURCE_LINK'
  /** The school's name of the link; empty for the words of its type. */
  readonly label: string
  readonly target: NonNullable<ResourceBlock['target']>
}

const KINDS = { COURSE_LINK: 'Course', RESOURCE_LINK: 'Resource' } as const
const LABELS = {
  COURSE_LINK: 'See the course',
  RESOURCE_LINK: 'Read the resource',
  EXTERNAL_LINK: 'Open in a new tab',
} as const

/** The course, resource or other site to which a resource leads, as a card that is one link; nothing where its address is not safe. */
export function ResourceLinkCard({ type, label, target }: ResourceLinkCardProps) {
  const { title, subtitle, imageUrl, href } = target
  const link = safeHref(href)
  if (!link) return null
  const kind = type === 'EXTERNAL_LINK' ? siteOf(link.href) : KINDS[type]
  return (
    <LinkCard as="div" className={css.card}>
      <Picture className={css.picture} src={imageUrl} alt="" width={320} height={180} loading="lazy" />
      <div className={css.text}>
        {kind && <p className={css.kind}>{kind}</p>}
        <LinkCardTitle as="p" className={css.title}>
          <SafeLink address={href}>{title}</SafeLink>
        </LinkCardTitle>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        <p className={css.label}>
          {label && label !== title ? label : LABELS[type]}{' '}
          <Icon of={link.inside ? IconArrowRight : IconArrowUpRight} size={16} />
        </p>
      </div>
    </LinkCard>
  )
}

/** Returns the name of the site of an address: 'example.com'. */
const siteOf = (href: string): string => URL.parse(href)?.hostname.replace(/^www\./, '') ?? ''
