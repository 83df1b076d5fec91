import PostalMime, { type Address, decodeWords } from 'postal-mime'

export type ParsedMessage = Awaited<ReturnType<typeof parseMessage>>

/** Parses a message (RFC 5322 with MIME). Throws for excessive nesting or headers. */
export async function parseMessage(source: string) {
  const mail = await PostalMime.parse(source)
  const header = (name: string) => decodeWords(mail.headers.find(({ key }) => key === name)?.value ?? '')
  return {
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    from: header('from'),
    to: header('to'),
    sender: mailboxes(mail.from ? [mail.from] : []),
    recipients: mailboxes(mail.to),
    replyTo: mailboxes(mail.replyTo),
    text: mail.text ?? '',
    html: mail.html ?? '',
    /** In their order, unfolded and otherwise as sent. */
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    /** Attached files and inline pictures. */
    attachments: mail.attachments.map(({ filename, mimeType, related, contentId, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      /** The reference of an inline picture, e.g. `mark@mail`; null for an attached file. */
      contentId: related && contentId ? contentId.replace(/^<|>$/g, '') : null,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

/** Returns the names and addresses of a header; those of a group as well. */
const mailboxes = (addresses: readonly Address[] = []) =>
  addresses.flatMap(({ name, address, group }) => group ?? [{ name, address: address ?? '' }])
