/** Returns the name by which members are shown to each other. */
export const memberName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`
