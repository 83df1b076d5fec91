import { fitsLength } from '../text/text-length.ts'
import { trimInvisible } from '../text/trim-invisible.ts'

/** In characters as people count them. */
export const MAX_NAME_LENGTH = 60

/** The message for a name with forbidden characters. */
export const INVALID_NAME = 'Please enter a name without symbols.'

// Line ends and other controls could forge mail headers; marks that turn the text around them, angle brackets, @ and the
// backslash could forge text, markup and addresses. Zero-width joiners are allowed, because names of several scripts need them.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069<>@\\]/u

/** A slash may be part of a name (Raj s/o Kumar); after a dot, a colon or another slash it is part of a link. */
const LINK = /\/\/|[.:]\S*\//u

/** Marks that a keyboard or a copied text brings along, and that no spelling needs. */
const STRAY_MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/gu

/**
 * Returns the stored form of a name: Unicode NFC, single spaces, without invisible characters at its ends and without stray
 * marks inside. A name of invisible characters becomes empty.
 */
export function normalizeName(text: string): string {
  return trimInvisible(text.replaceAll(STRAY_MARKS, ''))
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
}

/** Checks whether a text is not too long for a name. */
export const fitsName = (text: string): boolean => fitsLength(normalizeName(text), MAX_NAME_LENGTH)

/** Checks whether a text can be a first or a last name: it holds a visible letter or digit, and no symbol that could mislead. */
export function isPersonName(text: string): boolean {
  const name = normalizeName(text)
  const seen = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return fitsName(name) && /[\p{L}\p{N}]/u.test(seen) && !FORBIDDEN.test(name) && !LINK.test(name)
}

/** Returns the stored form of the name that an identity provider has sent; empty if it cannot be a name. */
export const providedName = (text: string): string => (isPersonName(text) ? normalizeName(text) : '')
