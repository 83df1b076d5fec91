/** Returns the address of a new mail with a subject and a text; without a recipient, the member chooses one. */
export function mailTo(recipient: string, mail: { subject: string; body: string }): string {
  const fields = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(recipient).replaceAll('%40', '@')}?${fields.join('&')}`
}
