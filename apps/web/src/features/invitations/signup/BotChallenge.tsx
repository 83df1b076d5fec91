import { useEffect, useEffectEvent, useRef } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import css from './signup.module.css'

/** The message when the challenge fails or does not load. */
const CHALLENGE_UNAVAILABLE = 'Our bot detection service is currently unavailable. Please try again later.'
/** The message for a browser that cannot solve the challenge. */
const CHALLENGE_UNSUPPORTED =
  'Your browser is not supported by our bot detection service. Please try another browser.'

interface BotChallengeProps {
  /** Called with the solved challenge. */
  readonly onPassed: (token: string) => void
  readonly onFailed: (message: string) => void
}

/** Solves a proof of work in this browser, which prevents mass signups. */
export function BotChallenge({ onPassed, onFailed }: BotChallengeProps) {
  const container = useRef<HTMLDivElement>(null)
  const pass = useEffectEvent(onPassed)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isSupported()) {
      fail(CHALLENGE_UNSUPPORTED)
      return undefined
    }
    let mounted = true
    const show = () => {
      const widget = document.createElement('altcha-widget')
      widget.setAttribute('challenge', '/altcha/challenge')
      widget.setAttribute('configuration', JSON.stringify(CONFIGURATION))
      widget.addEventListener('statechange', (event) => {
        const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>).detail
        if (state === 'verified' && payload) pass(payload)
        if (state === 'error') fail(CHALLENGE_UNAVAILABLE)
      })
      container.current?.replaceChildren(widget)
    }
    import('./altcha-widget.ts')
      .then(() => mounted && show())
      .catch((error: unknown) => {
        reportError(error)
        if (mounted) fail(CHALLENGE_UNAVAILABLE)
      })
    return () => {
      mounted = false
    }
  }, [])
  return (
    <div ref={container} className={css.challenge}>
      <Spinner label="Loading the check" />
    </div>
  )
}

const CONFIGURATION = {
  auto: 'onload',
  humanInteractionSignature: false,
  language: 'en',
}

/** Checks for the features of the proof of work: a secure page, cryptography, workers and custom elements. */
const isSupported = () =>
  globalThis.isSecureContext &&
  typeof crypto.subtle?.digest === 'function' &&
  typeof Worker === 'function' &&
  'customElements' in globalThis
