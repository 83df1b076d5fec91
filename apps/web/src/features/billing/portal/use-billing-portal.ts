import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useOneAtATime } from '../../../lib/graphql/use-one-at-a-time.ts'
import { track } from '../../../lib/tracking/tracking.ts'

const PortalDocument = graphql(`
  mutation OpenBillingPortal($configId: ID) {
    createStripePortalUrl(configId: $configId) {
      url
      error {
        code
      }
    }
  }
`)

/** Stripe closes the page of the portal to a link that was not followed for five minutes. */
const LINK_LIFETIME_MS = 4 * MINUTE_MS

interface PortalLink {
  readonly href: string
  /** Epoch ms. */
  readonly createdAt: number
  /** True once a tab was sent there, because the page opens only once. */
  readonly used: boolean
  /** True when the browser kept the tab from opening. */
  readonly blocked: boolean
}

export type BillingPortal = ReturnType<typeof useBillingPortal>

/**
 * Opens the billing portal in a new tab, with the configuration of an id or the school's default. The tab opens at once,
 * while the browser still takes it for the answer to a click, and goes to the portal when its address is there. That
 * address opens once, so `follow`, the handler of the second link, asks for another where it was used.
 * docs/product/billing.md#billing-portal
 */
export function useBillingPortal(configId: string | null) {
  const [link, setLink] = useState<PortalLink | null>(null)
  const portal = useMutation({
    mutationFn: async (_tab: Window | null) => requestPortal(configId),
    onSuccess: (href, tab) => {
      const used = tab !== null && !tab.closed
      if (used) tab.location.replace(href)
      setLink({ href, createdAt: Date.now(), used, blocked: tab === null })
    },
    onError: (_error, tab) => {
      tab?.close()
      track('Background Process Failed', { process: 'createStripePortalUrl' })
    },
  })
  const { busy, send } = useOneAtATime(portal)
  const open = () => {
    if (busy) return
    setLink(null)
    send(openWaitingTab())
  }
  const follow = (event: { preventDefault: () => void }) => {
    if (!link) return
    if (link.used || Date.now() - link.createdAt > LINK_LIFETIME_MS) {
      event.preventDefault()
      open()
    } else setLink({ ...link, used: true, blocked: false })
  }
  return { busy, failed: portal.isError, link, open, follow }
}

async function requestPortal(configId: string | null): Promise<string> {
  const { createStripePortalUrl } = await execute(PortalDocument, { configId })
  const { url, error } = createStripePortalUrl
  const href = url === null ? null : safeHref(url)?.href
  if (error || !href) throw new Error(`The billing portal did not open: ${error?.code ?? 'no address'}.`)
  return href
}

/** Opens a tab that says what it waits for, without access to this page; null where the browser blocks it. */
function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = 'Billing portal'
  tab.document.body.textContent = 'Opening the billing portal …'
  return tab
}
