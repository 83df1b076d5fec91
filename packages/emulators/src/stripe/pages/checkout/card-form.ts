import { TEST_CARDS } from '../../account/cards.ts'
import { markup, type Markup } from '../frame/markup.ts'

/** What a person writes into the form of a card. */
export interface CardEntry {
  number: string
  expiry: string
  cvc: string
  name: string
}

export type CardProblems = Partial<Record<keyof CardEntry, string>>

/** What the test cards of the hints do, by number. */
const HINTS: readonly (readonly [number: string, what: string])[] = [
  ['4242424242424242', 'is accepted'],
  ['4000000000000002', 'is declined'],
  ['4000002500003155', 'asks for a confirmation'],
  ['4000000000000341', 'is accepted now and fails at the next renewal'],
]

/** Reads the form, and checks that each field could be one of a card at this time (epoch seconds). */
export function readCard(form: URLSearchParams, now: number): { entry: CardEntry; problems: CardProblems } {
  const entry = {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    cvc: form.get('cvc') ?? '',
    name: form.get('name') ?? '',
  }
  const problems: CardProblems = {}
  if (!/^\d{14,19}$/.test(digitsOf(entry.number))) problems.number = 'Your card number is incomplete.'
  const expiry = expiryProblem(entry.expiry, now)
  if (expiry) problems.expiry = expiry
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) problems.cvc = 'Your card’s security code is incomplete.'
  if (entry.name.trim() === '') problems.name = 'Enter the name on the card.'
  return { entry, problems }
}

/** Returns the number of a card without the spaces between its groups. */
export const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '')

/** Returns the form of a test card that a hint names, or an empty one; `name` is the customer's. */
export function entryOf(card: string | undefined, name: string, now: number): CardEntry {
  if (card === undefined || !(card in TEST_CARDS) || !/^\d+$/.test(card))
    return { number: '', expiry: '', cvc: '', name }
  const year = new Date(now * 1000).getUTCFullYear() + 4
  return { number: grouped(card), expiry: `12 / ${String(year).slice(2)}`, cvc: '123', name }
}

/** Writes the fields of a card; `decline` is what the bank said of the last attempt. */
export function cardFields(entry: CardEntry, problems: CardProblems): Markup {
  const number = field('number', 'Card number', entry, problems, {
    mode: 'numeric',
    auto: 'cc-number',
    hint: '1234 1234 1234 1234',
  })
  const expiry = field('expiry', 'Expiry', entry, problems, {
    mode: 'numeric',
    auto: 'cc-exp',
    hint: 'MM / YY',
  })
  const cvc = field('cvc', 'CVC', entry, problems, { mode: 'numeric', auto: 'cc-csc', hint: 'CVC' })
  const name = field('name', 'Name on card', entry, problems, { mode: 'text', auto: 'cc-name', hint: '' })
  return markup`${number}
    <div class="pair">${expiry}${cvc}</div>
    ${name}`
}

interface FieldLooks {
  mode: 'numeric' | 'text'
  auto: string
  hint: string
}

function field(
  id: keyof CardEntry,
  label: string,
  entry: CardEntry,
  problems: CardProblems,
  { mode, auto, hint }: FieldLooks,
): Markup {
  const problem = problems[id]
  const isFirst = Object.keys(problems)[0] === id
  return markup`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      value="${entry[id]}"
      inputmode="${mode}"
      autocomplete="${auto}"
      placeholder="${hint}"
      maxlength="80"
      required${problem ? markup` aria-invalid="true" aria-describedby="${id}-problem"` : ''}${isFirst ? markup` autofocus` : ''}
    />
    ${problem && markup`<p class="wrong" id="${id}-problem">${problem}</p>`}
  </div>`
}

/** Writes the list of test cards, whose links fill the form in at the address `at`. */
export const testCards = (at: string): Markup =>
  markup`<details>
    <summary>Test cards</summary>
    <ul class="cards">
      ${HINTS.map(
        ([number, what]) =>
          markup`<li>
            <a href="${at}${at.includes('?') ? '&' : '?'}card=${number}"
              ><code>${grouped(number)}</code><span class="small soft">${what}</span></a
            >
          </li>`,
      )}
    </ul>
  </details>`

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

function expiryProblem(text: string, now: number): string | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12)
    return 'Your card’s expiration date is incomplete.'
  const end = Date.UTC(2000 + (Number(year) % 100), Number(month), 1)
  return end <= now * 1000 ? 'Your card’s expiration date is in the past.' : null
}
