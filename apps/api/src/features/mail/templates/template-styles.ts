/** The product's colors (packages/ui, tokens.css), because a mail cannot load its style sheet. */
export const LIGHT = {
  paper: '#fbfaf7',
  card: '#ffffff',
  sunken: '#f3f1eb',
  line: '#e7e3da',
  ink: '#17152b',
  inkSoft: '#5b5870',
  accent: '#2b3ff2',
  onAccent: '#ffffff',
  accentText: '#2b3ff2',
}

export const DARK: typeof LIGHT = {
  paper: '#110f1c',
  card: '#1a1828',
  sunken: '#242236',
  line: '#312e45',
  ink: '#f4f2ed',
  inkSoft: '#b5b1c7',
  accent: '#4557ff',
  onAccent: '#ffffff',
  accentText: '#a3adff',
}

export const SERIF = 'Fraunces, Georgia, Times New Roman, serif'
export const SANS = 'Inter, -apple-system, Segoe UI, Helvetica, Arial, sans-serif'
export const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

const dark = (prefix: string) => `
${prefix}.paper{background:${DARK.paper}!important}
${prefix}.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
${prefix}.sunken{background:${DARK.sunken}!important;border-color:${DARK.line}!important}
${prefix}.line{border-color:${DARK.line}!important}
${prefix}.ink{color:${DARK.ink}!important}
${prefix}.soft{color:${DARK.inkSoft}!important}
${prefix}.link{color:${DARK.accentText}!important}
${prefix}.button{background:${DARK.accent}!important;border-color:${DARK.accent}!important}`

/** The styles that cannot be inline: dark colors, and less space on small screens. Outlook sets `data-ogsc`. */
export const TEMPLATE_STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
img{border:0;display:block}
a{text-underline-offset:.2em}
@media (prefers-color-scheme:dark){${dark('')}
}${dark('[data-ogsc] ')}
@media (max-width:520px){
.frame{padding:20px 12px 32px!important}
.inside{padding:28px 22px 24px!important}
.heading{font-size:26px!important}
.code{font-size:32px!important;letter-spacing:.16em!important}
.wide{display:block!important;width:auto!important;text-align:center!important}
}`
