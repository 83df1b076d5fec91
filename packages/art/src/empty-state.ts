import { svgDocument } from './svg-shapes.ts'

const TONE = 'fill="var(--art-tone,#C9D0FF)" stroke="none"'
const SHEET = 'fill="var(--art-sheet,#FFFFFF)"'
const ACCENT = 'fill="var(--art-accent,#2B3FF2)"'
const INK = 'fill="var(--art-ink,#17152B)" stroke="none"'
const FLOOR = '<path d="M28 152h184"/>'

/** Each drawing has one form in the tone behind, the subject in ink lines, and one spot of the accent. */
export const EMPTY_STATE_DRAWINGS = {
  // An open shelf: two books lean on each other, the rest is room.
  'no-courses':
    `<path ${TONE} d="M52 152a68 68 0 0 1 136 0z"/>${FLOOR}` +
    `<path ${SHEET} d="M82 72h22v80H82z"/><path ${ACCENT} d="M104 60h20v92h-20z"/>` +
    `<path ${SHEET} d="M128 76.5l19-6 24 76-19 6z"/>` +
    '<path d="M82 88h22M82 134h22M110 76h8M132.6 91l19-6M145.3 131l19-6"/>',
  // A signpost whose arms point nowhere in particular.
  'not-found':
    `<circle ${TONE} cx="120" cy="88" r="62"/>${FLOOR}<path ${SHEET} d="M116 34h8v118h-8z"/>` +
    `<path ${SHEET} d="M76 48h78l16 14-16 14H76z"/><path ${ACCENT} d="M164 88H92L76 101l16 13h72z"/>` +
    '<path d="M92 62h44M148 101h-36M98 152q4-14 10-14M142 152q-2-10-8-12"/>',
  // A padlock with its key beside it.
  locked:
    `<circle ${TONE} cx="120" cy="84" r="62"/>${FLOOR}<path d="M94 82V62a26 26 0 0 1 52 0v20"/>` +
    `<rect ${SHEET} x="78" y="82" width="84" height="70" rx="8"/>` +
    `<circle ${ACCENT} cx="120" cy="110" r="10"/><path d="M120 120v14"/>` +
    '<circle cx="180" cy="145" r="6"/><path d="M186 145h22v6M199 145v4"/>',
  // A magnifying glass over an empty page.
  'no-results':
    `<path ${TONE} d="M48 152V64a34 34 0 0 1 34-34h76a34 34 0 0 1 34 34v88z"/>${FLOOR}` +
    `<path ${SHEET} d="M74 44h68l20 20v88H74z"/><path d="M142 44v20h20M90 66h32M90 82h20"/>` +
    `<circle ${SHEET} cx="138" cy="104" r="27"/><path d="M128 96a14 14 0 0 1 9-6"/>` +
    `<path ${ACCENT} d="M155.5 128.5l6.5-6.5 26 26a4.6 4.6 0 0 1-6.5 6.5z"/>`,
  // A flag on the top step.
  'all-done':
    `<circle ${TONE} cx="134" cy="82" r="60"/>${FLOOR}` +
    `<path ${SHEET} d="M48 152v-18h36v-22h36V90h48v62z"/><path d="M144 90V30"/>` +
    `<path ${ACCENT} d="M144 32h44l-12 14 12 14h-44z"/><path d="M84 134v18M120 112v40"/>` +
    '<path d="M62 88l7-7M52 108h9M82 72v-9"/>',
  // A plug that has slipped out of its socket.
  'not-loaded':
    `<circle ${TONE} cx="124" cy="84" r="62"/>${FLOOR}<rect ${SHEET} x="146" y="52" width="54" height="70" rx="10"/>` +
    `<circle ${INK} cx="164" cy="76" r="4"/><circle ${INK} cx="164" cy="98" r="4"/><path d="M173 122v30"/>` +
    `<path d="M122 76h-16M122 98h-16"/><path ${ACCENT} d="M106 66v42H88a21 21 0 0 1 0-42z"/>` +
    `<path d="M67 87H56a14 14 0 0 0-14 14v23a14 14 0 0 0 14 14h14a14 14 0 0 1 14 14"/>` +
    '<path d="M134 60l-5-9M134 114l-5 9M129 87h8"/>',
  // A letter box with its flag down.
  mailbox:
    `<path ${TONE} d="M44 152a76 76 0 0 1 152 0z"/>${FLOOR}<path ${SHEET} d="M112 118h16v34h-16z"/>` +
    `<path ${SHEET} d="M84 58h72a28 28 0 0 1 28 28v32H84z"/><path ${SHEET} d="M56 118V86a28 28 0 0 1 56 0v32z"/>` +
    `<path d="M74 92h20"/><circle ${INK} cx="140" cy="84" r="3.5"/><path d="M140 84h26"/>` +
    `<path ${ACCENT} d="M158 84h16v16h-16z"/>`,
}

/**
 * Draws a screen without content: SVG text, viewBox 240 by 180, on a transparent ground. Inlined, it follows the custom
 * properties --art-ink, --art-tone, --art-accent and --art-sheet for the dark mode; as a file it has light colors.
 */
export function emptyState(kind: keyof typeof EMPTY_STATE_DRAWINGS): string {
  const line =
    'stroke="var(--art-ink,#17152B)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  return svgDocument(240, 180, `<g fill="none" ${line}>${EMPTY_STATE_DRAWINGS[kind]}</g>`)
}
