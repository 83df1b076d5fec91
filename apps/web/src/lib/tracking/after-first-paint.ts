/** Runs work once the page has loaded and drawn; if it fails, nobody is told: it was never needed to go on. */
export function afterFirstPaint(work: () => Promise<void>): void {
  const run = () => requestAnimationFrame(() => setTimeout(() => void work().catch(() => {})))
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
