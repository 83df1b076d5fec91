/** The benefits of membership that the page lock lists (Specification 1, section 2.5; Specification 2, section 4.6). */
export const MEMBER_BENEFITS = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
] as const
