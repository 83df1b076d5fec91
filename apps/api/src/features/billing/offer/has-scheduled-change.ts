/** Returns whether a schedule changes the viewer's subscription later. */
export const hasScheduledChange = (): boolean => false
