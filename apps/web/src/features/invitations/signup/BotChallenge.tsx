import { useEffect, useRef } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import css from './signup.module.css'

/** Specification 1, section 8. */
const CHALLENGE_UNAVAILABLE = 'Our bot detection service is currently unavailable. Please try again later.'
/** Decisions, section 4. */
const CHALLENGE_UNSUPPORTED =
  'Your browser is not supported by our bot detection service. Please try another browser.'

interface BotChallengeProps {
  /** The solved challenge, for the signup. */
  readonly onPassed: (token: string) => void
  readonly onFailed: (message: string) => void
}

/** Solves a proof of work in this browser, which prevents mass signups. */
export function BotChallenge({ onPassed, onFailed }: BotChallengeProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ onPassed, onFailed })
  useEffect(() => {
    latest.current = { onPassed, onFailed }
  })
  useEffect(() => {
    if (!isSupported()) {
      latest.current.onFailed(CHALLENGE_UNSUPPORTED)
      return undefined
    }
    let mounted = true
    import('./altcha-widget.ts')
      .then(() => mounted && place.current && show(place.current, latest))
      .catch((error: unknown) => {
        reportError(error)
        if (mounted) latest.current.onFailed(CHALLENGE_UNAVAILABLE)
      })
    return () => {
      mounted = false
    }
  }, [])
  return (
    <div ref={place} className={css.challenge}>
      <Spinner label="Loading the check" />
    </div>
  )
}

function show(place: HTMLElement, latest: { current: BotChallengeProps }): void {
  const widget = document.createElement('altcha-widget')
  widget.setAttribute('challenge', '/altcha/challenge')
  widget.setAttribute('configuration', JSON.stringify(CONFIGURATION))
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>).detail
    if (state === 'verified' && payload) latest.current.onPassed(payload)
    if (state === 'error') latest.current.onFailed(CHALLENGE_UNAVAILABLE)
  })
  place.replaceChildren(widget)
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
