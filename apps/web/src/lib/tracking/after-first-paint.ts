/** Runs optional work after the first paint and ignores its failure. */
export function afterFirstPaint(work: () => Promise<void>): void {
  const run = () => requestAnimationFrame(() => setTimeout(() => void work().catch(() => {})))
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
