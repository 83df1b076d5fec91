import { DAY_MS } from '../time/durations.ts'

/** The periods of an employer's figures, in the order of the selector. docs/product/organization.md#periods */
export const FIGURE_PERIODS = ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

/** Returns the period that a text from outside names; an unknown one is the whole contract. */
export function parseFigurePeriod(text: string | undefined): FigurePeriod {
  return FIGURE_PERIODS.find((period) => period === text) ?? 'CONTRACT_TO_DATE'
}

/** The days of the periods that move, today among them. */
const PERIOD_DAYS = { LAST_30_DAYS: 30, LAST_90_DAYS: 90 } as const

/**
 * Returns the first moment of a period in epoch ms: the start of its first day in UTC. The last 30 days are today and the 29
 * days before it, for every viewer in every zone. No period begins before the contract.
 */
export function periodStart(period: FigurePeriod, contractStart: number, now: number): number {
  const contract = startOfDay(contractStart)
  if (period === 'CONTRACT_TO_DATE') return contract
  return Math.max(contract, startOfDay(now) - (PERIOD_DAYS[period] - 1) * DAY_MS)
}

const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS
