import { CheckedList } from '@section/ui/list/CheckedList.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import type { SubscriptionOffer } from '../subscription-offer-query.ts'
import { MiniMbaNote } from './MiniMbaNote.tsx'
import { SubscriptionOfferCard } from './SubscriptionOfferCard.tsx'
import css from './resubscribe.module.css'

interface OfferPageProps {
  readonly title: string
  readonly sentence: string
  readonly button: string
  readonly offer: SubscriptionOffer
}

/** The state of a membership beside what becoming a member costs and holds. */
export function OfferPage({ title, sentence, button, offer }: OfferPageProps) {
  const { name, features } = offer.plan
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.head}>
          <PageHeader title={title} lead={sentence} />
          <MiniMbaNote />
        </div>
        <SubscriptionOfferCard button={button} offer={offer} />
        {features.length > 0 && (
          <section aria-labelledby="features">
            <h2 id="features" className={css.featuresTitle}>
              What {name} holds
            </h2>
            <CheckedList items={features} />
          </section>
        )}
      </div>
    </Page>
  )
}
