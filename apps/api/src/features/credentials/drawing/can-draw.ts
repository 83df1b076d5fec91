/** Returns whether a name can be drawn on a document. */
export const canDraw = (name: string): boolean => /^[\p{Script=Latin}\p{Mn} .'’-]+$/u.test(name)
