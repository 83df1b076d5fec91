/**
 * Every mail that the product sends, with the facts that its text is made of (Decisions, section 8). Mails to
 * members name the member where the address is not what the caller has proved: it is looked up at delivery.
 */
export type Mail =
  | { kind: 'password-code'; to: string; code: string }
  | { kind: 'set-password-code'; to: string; code: string }
  | { kind: 'activation'; to: string; firstName: string; link: string; passTitle?: string }
  | { kind: 'already-registered'; to: string; firstName: string; link: string }
  | { kind: 'invitation-confirmed'; to: string; firstName: string; passTitle: string; link: string }
  | { kind: 'sign-in-linked'; to: string; firstName: string; account: string }
  | { kind: 'sign-in-unlinked'; to: string; firstName: string; account: string }
  | { kind: 'one-time-code-used-twice'; to: string; firstName: string }
  | { kind: 'enrolment-confirmed'; userId: string; sessionId: string }
  | { kind: 'waitlist-confirmed'; userId: string; sessionId: string }
  | { kind: 'seat-freed'; userId: string; sessionId: string }

export type MailKind = Mail['kind']

/** Mails about a place in a live session. */
export type SessionMail = Extract<Mail, { sessionId: string }>
