import { notFound } from '@tanstack/react-router'

const NO_INVITATION = 'no-invitation'

/** What a guard throws at a link whose code can be that of no invitation. */
export const noInvitation = () => notFound({ data: NO_INVITATION })

/** Whether this is what `noInvitation` has left for the screen of what is not found. */
export const isNoInvitation = (data: unknown): boolean => data === NO_INVITATION
