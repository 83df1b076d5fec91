/**
 * Returns the milliseconds for which the processor works on `work`, which returns no promise. Unlike the time of a clock, they
 * do not count what other work on the machine takes meanwhile.
 */
export function processorTimeOf(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(start).user / 1000
}
