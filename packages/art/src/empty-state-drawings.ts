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
  // A cord that came apart.
  error:
    `<path ${TONE} d="M120 20a66 66 0 0 1 66 66v66H54V86a66 66 0 0 1 66-66z"/>${FLOOR}` +
    '<path d="M16 118c34 0 26-34 54-34M224 118c-34 0-26-34-54-34"/>' +
    `<path ${SHEET} d="M70 68h18a16 16 0 0 1 0 32H70z"/><path d="M104 78h12M104 90h12"/>` +
    `<path ${ACCENT} d="M170 68h-18a16 16 0 0 0 0 32h18z"/><path d="M120 44v12M104 49l5 9M136 49l-5 9"/>`,
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
  // A cloud that has let go of its cable.
  offline:
    `<circle ${TONE} cx="120" cy="88" r="64"/>${FLOOR}` +
    `<path ${SHEET} d="M82 106a23 23 0 0 1 0-46 21 21 0 0 1 8 1.5A34 34 0 0 1 155 66a20.5 20.5 0 0 1 3 40z"/>` +
    `<path d="M120 106v12"/><path ${ACCENT} d="M111 132h18v20h-18z"/><path d="M115 132v-7M125 132v-7M110 73l20 20M130 73l-20 20"/>`,
  // A flag on the top step.
  'all-done':
    `<circle ${TONE} cx="134" cy="82" r="60"/>${FLOOR}` +
    `<path ${SHEET} d="M48 152v-18h36v-22h36V90h48v62z"/><path d="M144 90V30"/>` +
    `<path ${ACCENT} d="M144 32h44l-12 14 12 14h-44z"/><path d="M84 134v18M120 112v40"/>` +
    '<path d="M62 88l7-7M52 108h9M82 72v-9"/>',
  // A letter box with its flag down.
  mailbox:
    `<path ${TONE} d="M44 152a76 76 0 0 1 152 0z"/>${FLOOR}<path ${SHEET} d="M112 118h16v34h-16z"/>` +
    `<path ${SHEET} d="M84 58h72a28 28 0 0 1 28 28v32H84z"/><path ${SHEET} d="M56 118V86a28 28 0 0 1 56 0v32z"/>` +
    `<path d="M74 92h20"/><circle ${INK} cx="140" cy="84" r="3.5"/><path d="M140 84h26"/>` +
    `<path ${ACCENT} d="M158 84h16v16h-16z"/>`,
}

export type EmptyStateKind = keyof typeof EMPTY_STATE_DRAWINGS
