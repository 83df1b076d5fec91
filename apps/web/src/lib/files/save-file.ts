/** Lets the browser save a file under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may begin to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
