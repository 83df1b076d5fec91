const [DEFAULT_SIZE, MAX_SIZE] = [24, 50]

/** Returns the number of resources of a page: 24 unless another number from 1 to 50 is asked for. */
export const pageSize = (count: number | null | undefined): number =>
  Math.min(MAX_SIZE, Math.max(1, count ?? DEFAULT_SIZE))
