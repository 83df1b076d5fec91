/** Returns the address of a new mail, with a subject and a text if there are any; without a recipient, the member chooses one. */
export function mailTo(recipient: string, mail?: { subject: string; body: string }): string {
  const address = `mailto:${encodeURIComponent(recipient).replaceAll('%40', '@')}`
  if (!mail) return address
  const fields = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `${address}?${fields.join('&')}`
}
