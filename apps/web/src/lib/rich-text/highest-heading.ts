import { createContext } from 'react'

/** The rank of the highest headings in the texts below: one below that of the heading under which they stand. */
export const HighestHeading = createContext<2 | 3 | 4>(3)
