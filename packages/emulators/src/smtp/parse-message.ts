import PostalMime, { decodeWords } from 'postal-mime'

/** What a reader sees of a message. */
export interface ParsedMessage {
  messageId: string
  subject: string
  from: string
  to: string
  text: string
  html: string
  /** In their order, unfolded and as they were sent. */
  headers: { name: string; value: string }[]
  /** Files beside the text, and pictures inside it. */
  attachments: ParsedAttachment[]
}

interface ParsedAttachment {
  filename: string
  mimeType: string
  /** How the text refers to it, e.g. `mark@mail`; null when it stands beside the text. */
  contentId: string | null
  content: Uint8Array
}

/** Reads a message (RFC 5322 with MIME). Errors: its parts are nested or its headers are long beyond reason. */
export async function parseMessage(source: string): Promise<ParsedMessage> {
  const mail = await PostalMime.parse(source)
  const header = (name: string) => decodeWords(mail.headers.find(({ key }) => key === name)?.value ?? '')
  return {
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    from: header('from'),
    to: header('to'),
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, related, contentId, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      contentId: related && contentId ? contentId.replace(/^<|>$/g, '') : null,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}
