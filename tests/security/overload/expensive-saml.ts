/** Adds parts that are expensive to read to a response, next to the names, where a signature covers them. */
const inside = (xml: string, parts: string) =>
  xml.replace('</saml:AttributeStatement>', `${parts}</saml:AttributeStatement>`)
const nested = (depth: number) => '<saml:x>'.repeat(depth) + '</saml:x>'.repeat(depth)
const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join('')

/** The responses that are refused before a parser sees them; each would occupy the server for seconds. SECURITY.md#expensive-input */
export const REFUSED_UNREAD: [string, (xml: string) => string][] = [
  ['with 25,000 comments', (xml) => inside(xml, '<!---->'.repeat(25_000))],
  ['with 5,000 comments in 64 kB', (xml) => inside(xml, '<!---->'.repeat(5_000))],
  ['with 12,000 elements', (xml) => inside(xml, '<saml:x/>'.repeat(12_000))],
  ['with 5,000 elements in 64 kB', (xml) => inside(xml, '<saml:x/>'.repeat(5_000))],
  ['with 2,000 elements in each other', (xml) => inside(xml, nested(2_000))],
  ['with 3,000 namespaces', (xml) => inside(xml, `<saml:x ${times(3_000, (n) => `xmlns:n${n}="u" `)}/>`)],
  ['with 4,000 attributes', (xml) => inside(xml, `<saml:x ${times(4_000, (n) => `a${n}="" `)}/>`)],
  ['of 240 kB', (xml) => inside(xml, `<saml:x>${'y'.repeat(240_000)}</saml:x>`)],
  ['of tags that are not closed', (xml) => inside(xml, '<'.repeat(40_000))],
  ['with 1,000 instructions', (xml) => inside(xml, '<?x y?>'.repeat(1_000))],
  ['with 1,000 sections', (xml) => inside(xml, '<![CDATA[]]>'.repeat(1_000))],
  ['with a document type in other letters', (xml) => `<!doctype x>${xml}`],
  ['in UTF-16 by its own words', (xml) => `<?xml version="1.0" encoding="UTF-16"?>${xml}`],
  [
    'with 20 signatures',
    (xml) => xml.replace('<samlp:Status>', `${'<Signature></Signature>'.repeat(20)}<samlp:Status>`),
  ],
]

/** The most expensive responses that are small enough to be read. */
export const READ: [string, (xml: string) => string][] = [
  ['with 190 elements more', (xml) => inside(xml, '<saml:x/>'.repeat(190))],
  ['with 19 elements in each other, 10 times', (xml) => inside(xml, nested(19).repeat(10))],
  [
    'with 190 elements that each have a namespace of their own',
    (xml) =>
      inside(
        xml,
        times(190, (n) => `<n${n}:x xmlns:n${n}="u${n}"/>`),
      ),
  ],
  [
    'with 300 namespaces around 190 elements',
    (xml) =>
      inside(
        xml,
        `<saml:x ${times(300, (n) => `xmlns:n${n}="u${n}" `)}>${times(189, (n) => `<n${n}:x/>`)}</saml:x>`,
      ),
  ],
  ['with 550 attributes', (xml) => inside(xml, `<saml:x ${times(550, (n) => `a${n}="" `)}/>`)],
  ['with 50 kB of text', (xml) => inside(xml, `<saml:x>${'y'.repeat(50_000)}</saml:x>`)],
  ['with 9,000 references to letters', (xml) => inside(xml, `<saml:x>${'&#65;'.repeat(9_000)}</saml:x>`)],
  ['with one value of 50 kB', (xml) => inside(xml, `<saml:x a="${'y'.repeat(50_000)}"/>`)],
]
