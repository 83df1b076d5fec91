import type { FlagValues } from '@section/domain/flags/flag-values.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { track } from '../../lib/tracking/tracking.ts'

interface FlagBannerProps {
  banner: NonNullable<FlagValues['votingBanner']>
  /** The accessible name of the banner. */
  label: string
  /** The name under which clicks on the banner are tracked. */
  location: string
  onDismiss?: (() => void) | undefined
}

/** A banner with a text and a button, both configured by a flag. A banner without a safe address has no button. */
export function FlagBanner({ banner, label, location, onDismiss }: FlagBannerProps) {
  const { text, buttonCopy, buttonLink } = banner
  const link = safeHref(buttonLink)
  return (
    <Banner
      label={label}
      onDismiss={onDismiss}
      action={
        link && (
          <ButtonLink
            size="small"
            to={link.href}
            newTab={!link.inside}
            onClick={() => track('CTA Clicked', { text: buttonCopy, location })}
          >
            {buttonCopy}
          </ButtonLink>
        )
      }
    >
      {text}
    </Banner>
  )
}
