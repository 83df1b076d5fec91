import { useState } from 'react'
import { config } from '../../lib/config.ts'
import { useFlag } from '../../lib/flags.ts'
import { browserStorage, storedValue } from '../../lib/stored-value.ts'
import { FlagBanner } from './FlagBanner.tsx'

/** The dismissal of this browser, with the link of the banner that was dismissed. */
const dismissal = storedValue<{ link: string }>(`${config.cookieNamespace}_voting_banner`, browserStorage)

/** The voting banner of its flag; a dismissed one returns when its link changes. Specification 2, section 2.1. */
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
