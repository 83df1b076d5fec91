/** The benefits of a membership that the membership lock lists. */
export const MEMBER_BENEFITS = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
] as const
