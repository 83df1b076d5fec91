import { onTestFinished, vi } from 'vitest'

/** Collects, until the end of the test, the files that the page lets the browser download, with their names. */
export function stubDownloads(): { name: string; file: Blob | undefined }[] {
  const files = new Map<string, Blob>()
  const downloads: { name: string; file: Blob | undefined }[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:${files.size}`
      files.set(address, file)
      return address
    },
    revokeObjectURL: () => undefined,
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, file: files.get(this.href) })
  })
  onTestFinished(() => click.mockRestore())
  return downloads
}
