/** Returns a count as tables show it: '1,204'. */
export const figureText = (count: number): string => count.toLocaleString('en-US')
