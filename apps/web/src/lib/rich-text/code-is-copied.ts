import { createContext } from 'react'

/** True where the code in the texts below is there to be used elsewhere, such as prompts: each has a button that copies it. */
export const CodeIsCopied = createContext(false)
