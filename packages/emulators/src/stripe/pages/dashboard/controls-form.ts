import type { DeliveryControls } from '../../webhooks/delivery-controls.ts'
import { FORGERIES } from '../../webhooks/sign-event.ts'
import { markup, type Markup } from '../frame/markup.ts'

const COUNTS = [
  ['fail', 'Lose the next attempts'],
  ['drop', 'Never send the next events'],
  ['repeat', 'Send the next events twice'],
  ['forge', 'Forge the next attempts'],
  ['delayMs', 'Delay each attempt, in milliseconds'],
] as const

const FORGERY_WORDS = {
  signature: 'a wrong signature',
  old: 'an old time',
  future: 'a time to come',
} as const

/** Writes the form that makes deliveries go wrong. */
export const controlsForm = (controls: DeliveryControls): Markup =>
  markup`<details${isDisturbed(controls) ? markup` open` : ''}>
  <summary>Disturb the deliveries</summary>
  <form method="post" action="/dev/stripe/deliveries">
    <div class="pair">
      ${COUNTS.map(
        ([name, label]) =>
          markup`<div class="field">
            <label for="${name}">${label}</label>
            <input
              id="${name}"
              name="${name}"
              type="number"
              min="0"
              max="${name === 'delayMs' ? 600_000 : 1000}"
              value="${controls[name]}"
            />
          </div>`,
      )}
      <div class="field">
        <label for="forgery">Forge with</label>
        <select id="forgery" name="forgery">${FORGERIES.map(
          (one) =>
            markup`<option value="${one}" ${one === controls.forgery ? markup` selected` : ''}>
              ${FORGERY_WORDS[one]}
            </option>`,
        )}</select>
      </div>
    </div>
    <label class="check"><input type="checkbox" name="reorder"${controls.reorder ? markup` checked` : ''}> Send the newest event first</label>
    <div class="actions">
      <button>Set</button>
    </div>
  </form>
</details>`

const isDisturbed = ({ fail, drop, repeat, forge, delayMs, reorder }: DeliveryControls): boolean =>
  reorder || fail + drop + repeat + forge + delayMs > 0
