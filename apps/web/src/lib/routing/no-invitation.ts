import { notFound } from '@tanstack/react-router'

const NO_INVITATION = 'no-invitation'

/** Returns the error that a guard throws for a link whose code cannot belong to an invitation. */
export const noInvitation = () => notFound({ data: NO_INVITATION })

/** Checks whether the data of a not-found error is that of `noInvitation`. */
export const isNoInvitation = (data: unknown): boolean => data === NO_INVITATION
