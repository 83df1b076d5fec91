import { useState } from 'react'
import type { Embed } from '@section/domain/rich-text/embed.ts'
import { PlayDisc } from '@section/ui/play-disc/PlayDisc.tsx'
import css from './rich-text.module.css'

/** A video of another site, which learns of the visit only once the member plays it. */
export function EmbeddedVideo({ embed: { provider, url } }: { readonly embed: Embed }) {
  const [isOpen, setIsOpen] = useState(false)
  const title = `Video on ${provider}`
  if (isOpen)
    return (
      <iframe
        className={css.embed}
        src={`${url}?autoplay=1`}
        title={title}
        ref={takeFocus}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin needs its own storage and scripts
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  return (
    <button type="button" className={css.embed} onClick={() => setIsOpen(true)}>
      <PlayDisc />
      Play video from {provider}
    </button>
  )
}

/** Moves the focus to the player, because the button that had the focus is gone. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus()
