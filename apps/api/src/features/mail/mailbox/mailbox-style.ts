import { DARK, LIGHT, MONO } from '../templates/template-styles.ts'

const variables = (colors: typeof LIGHT) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

const LAYOUT = `
*,*::before,*::after{box-sizing:border-box}
:root{color-scheme:light dark;${variables(LIGHT)}--tint:#ebeeff;--art-ink:var(--ink);--art-sheet:var(--card);--art-accent:var(--accent)}
@media (prefers-color-scheme:dark){:root{${variables(DARK)}--tint:#232a5c}}
html,body{height:100%}
body{margin:0;display:grid;grid-template-rows:auto minmax(0,1fr);background:var(--paper);color:var(--ink);font:400 15px/1.5 'Inter Variable',system-ui,-apple-system,'Segoe UI',Arial,sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
a{color:var(--accentText);text-underline-offset:.2em}
h1,h2{font-family:'Fraunces Variable',Georgia,'Times New Roman',serif;font-weight:500;letter-spacing:-.012em;line-height:1.2}
:focus-visible{outline:2px solid var(--accentText);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;align-items:center;gap:16px;padding:14px 24px;border-bottom:1px solid var(--line);background:var(--card)}
.brand{display:flex;align-items:center;gap:12px;color:inherit;text-decoration:none}
.brand svg{width:34px;height:34px;display:block}
.brand h1{font-size:22px}
.hint{color:var(--inkSoft);font-size:14px;margin-right:auto}
.search{display:flex;gap:8px}
.search input{width:300px;min-height:40px;padding:0 14px;border:1px solid #918b86;border-radius:10px;background:var(--card);color:inherit;font:inherit}
.search button,.plain{display:inline-flex;align-items:center;min-height:40px;padding:0 16px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
.search button:hover,.plain:hover{background:var(--sunken)}
.desk{display:grid;grid-template-columns:380px minmax(0,1fr);min-height:0}
.list{overflow-y:auto;border-right:1px solid var(--line);background:var(--card)}
.count{display:flex;justify-content:space-between;gap:12px;padding:14px 24px 10px;color:var(--inkSoft);font-size:13px}
.row{display:block;position:relative;padding:14px 24px 15px;border-top:1px solid var(--line);color:inherit;text-decoration:none}
.row:hover{background:var(--sunken)}
.row[aria-current]{background:var(--tint)}
.row[aria-current]::before{content:'';position:absolute;inset:0 auto 0 0;width:3px;background:var(--accent)}
.row:focus-visible{outline-offset:-2px}
.line{display:flex;justify-content:space-between;gap:12px;color:var(--inkSoft);font-size:13px}
.line span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line time{flex:none;font-variant-numeric:tabular-nums}
.subject{margin-top:2px;font-weight:550;overflow-wrap:anywhere}
.reader{display:grid;grid-template-rows:auto auto minmax(0,1fr);min-width:0;min-height:0}
.head{padding:24px 32px 16px}
.head h2{font-size:28px;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:4px 28px;margin-top:10px;color:var(--inkSoft);font-size:14px}
.facts div{display:flex;gap:8px;min-width:0}
.facts dd{color:var(--ink);overflow-wrap:anywhere}
.files{display:flex;flex-wrap:wrap;gap:8px;margin-top:14px}
.files a{display:inline-flex;align-items:center;gap:8px;min-height:34px;padding:0 14px;border:1px solid var(--line);border-radius:999px;background:var(--card);color:inherit;font-size:14px;font-weight:500;text-decoration:none}
.files a:hover{background:var(--sunken)}
.files svg{width:16px;height:16px;color:var(--inkSoft)}
.tabs{display:flex;align-items:center;gap:4px;padding:0 32px;border-bottom:1px solid var(--line)}
.tabs a{padding:10px 12px;margin-bottom:-1px;border-bottom:2px solid transparent;color:var(--inkSoft);font-weight:500;text-decoration:none}
.tabs a:hover{color:var(--ink)}
.tabs a[aria-current]{border-color:var(--accent);color:var(--ink)}
.tabs .schemes{display:flex;gap:2px;margin-left:auto;padding:3px;border-radius:10px;background:var(--sunken)}
.tabs .schemes a{margin:0;padding:4px 12px;border:0;border-radius:8px;font-size:13px}
.tabs .schemes a[aria-current]{background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
.body{min-height:0;overflow:auto;background:var(--sunken)}
.body.framed{display:grid;overflow:hidden;padding:20px 32px 24px}
iframe{width:100%;height:100%;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
.paper{margin:20px 32px 24px;padding:26px 30px;border:1px solid var(--line);border-radius:14px;background:var(--card);overflow-wrap:anywhere}
pre.paper{white-space:pre-wrap;font:400 14px/1.6 ${MONO}}
.headers{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:9px 24px;font:400 13px/1.6 ${MONO}}
.headers dt{color:var(--inkSoft)}
.headers dd{overflow-wrap:anywhere}
.empty{grid-column:1/-1;align-self:center;justify-self:center;max-width:420px;padding:48px 24px 12vh;text-align:center}
.empty svg{width:240px;height:180px;margin:0 auto 18px;display:block}
.empty h2{font-size:26px;margin-bottom:8px}
.empty p{color:var(--inkSoft);margin-bottom:20px;text-wrap:balance}
.back{display:none}
`

const SMALL_SCREENS = `
@media (max-width:860px){
body{display:block;height:auto}
html{height:auto}
.top{flex-wrap:wrap;gap:12px;padding:14px 20px}
.hint{display:none}
.search{width:100%}
.search input{flex:1;width:auto;min-width:0;min-height:44px;font-size:16px}
.search button{min-height:44px}
.desk{display:block}
.list{border-right:0}
.row[aria-current]{background:none}
.row[aria-current]::before{content:none}
.count,.row{padding-left:20px;padding-right:20px}
.reader{display:none}
.chosen .list{display:none}
.chosen .top{display:none}
.chosen .reader{display:grid;height:100dvh}
.back{display:inline-flex;align-items:center;min-height:44px;margin:0 0 4px -2px;font-weight:500;text-decoration:none}
.head{padding:8px 20px 12px}
.head h2{font-size:24px}
.facts{flex-direction:column}
.tabs{padding:0 10px;overflow-x:auto}
.tabs a{flex:none;padding:12px 10px}
.tabs .schemes{display:none}
.body.framed{padding:0}
iframe{border:0;border-radius:0}
.paper{margin:12px;padding:18px}
.headers{grid-template-columns:minmax(0,1fr);gap:0}
.headers dd{margin-bottom:10px}
}`

/** Returns the style sheet of the mailbox: the product's colors, and its fonts if the web app is built. */
export function mailboxStyle(fonts: { family: string; path: string }[]): string {
  const faces = fonts.map(
    ({ family, path }) =>
      `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url('${path}') format('woff2')}`,
  )
  return faces.join('') + LAYOUT + SMALL_SCREENS
}
