import { type CardEntry, type CardProblems, cardFields, testCards } from '../checkout/card-form.ts'
import { markup, type Markup } from '../frame/markup.ts'

interface CardView {
  /** The address of this page. */
  at: string
  entry: CardEntry
  problems: CardProblems
  decline: string | null
}

/** Writes the form by which a customer pays with another card from now on. */
export const cardContent = ({ at, entry, problems, decline }: CardView): Markup =>
  markup`<div class="narrow card stack">
    <div class="tight">
      <h1>Update payment method</h1>
      <p class="soft">The next payments are taken from this card.</p>
    </div>
    ${decline && markup`<p class="note bad" role="alert">${decline}</p>`}
    <form method="post" action="${at}" novalidate>
      ${cardFields(entry, problems)}
      <button>Save card</button>
    </form>
    ${testCards(at)}
  </div>`
