import { useState } from 'react'
import { config } from '../../lib/config.ts'
import { useFlag } from '../../lib/flags.ts'
import { browserStorage, storedValue } from '../../lib/stored-value.ts'
import { FlagBanner } from './FlagBanner.tsx'

/** The link of the banner that was dismissed last in this browser. */
const dismissal = storedValue<{ link: string }>(`${config.cookieNamespace}_voting_banner`, browserStorage)

/** The voting banner of its flag. A dismissed banner returns when its link changes (docs/product/catalog.md#banners). */
export function VotingBanner() {
  const banner = useFlag('votingBanner')
  const [dismissed, setDismissed] = useState(dismissal.read)
  if (!banner || dismissed?.link === banner.buttonLink) return null
  const dismiss = () => {
    const next = { link: banner.buttonLink }
    dismissal.write(next)
    setDismissed(next)
  }
  return <FlagBanner banner={banner} label="Vote" location="voting banner" onDismiss={dismiss} />
}
