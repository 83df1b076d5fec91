const NAMES: Record<string, string> = {
  ai: 'AI',
  'business-core': 'Business Core',
  marketing: 'Marketing',
  leadership: 'Leadership',
  product: 'Product',
}

/** Returns the display name of a stack. Specification 2, section 5. */
export const stackName = (stack: string): string => NAMES[stack] ?? stack
