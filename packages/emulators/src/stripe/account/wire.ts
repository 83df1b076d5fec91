import type { Stripe } from 'stripe'

type Plain = string | number | boolean | bigint | null | undefined | void

/**
 * An object of Stripe's as it goes over the wire and lies in the emulator: a reference is an id, never the object that it
 * may be expanded to, and a decimal is a text.
 */
export type Wire<T> = string extends T
  ? Extract<T, Plain>
  : T extends Plain
    ? T
    : T extends Stripe.Decimal
      ? string
      : T extends readonly (infer Element)[]
        ? Wire<Element>[]
        : { [Key in keyof T]: Wire<T[Key]> }

/** A list as it is part of an object or answers a request. */
export interface WireList<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

/** Returns a list that holds all there is. */
export const wholeList = <T>(data: T[], url: string): WireList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
