/** The look of all hosted pages: quiet paper, one indigo for what to do next, in both themes and at every width. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1a1c2b;--soft:#5a5e73;--paper:#f5f6fa;--card:#fff;--line:#dfe2ec;--field:#8a8fa6;--accent:#4b3fd1;--accent-deep:#3a30ab;--on-accent:#fff;--good:#0f6b47;--good-tint:#e4f5ec;--warn:#7a5200;--warn-tint:#fdf3dc;--bad:#b01e2e;--bad-tint:#fdeaec;--shade:#eef0f7}
@media (prefers-color-scheme:dark){:root{--ink:#eff0f8;--soft:#a6abc4;--paper:#12131c;--card:#1b1d2a;--line:#31344a;--field:#7b80a0;--accent:#a9a2ff;--accent-deep:#c1bcff;--on-accent:#17143a;--good:#7fdcb0;--good-tint:#14332a;--warn:#f2c879;--warn-tint:#3a2e14;--bad:#ff9ba4;--bad-tint:#43191f;--shade:#232637}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:64rem;margin:0 auto;padding:24px 16px 64px}
h1{margin:0;font-size:1.625rem;line-height:1.25;letter-spacing:-.01em}
h2{margin:0 0 12px;font-size:1.0625rem;line-height:1.4}
p{margin:0}ul{margin:0;padding:0;list-style:none}
a{color:var(--accent)}a:hover{color:var(--accent-deep)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.top{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;min-height:44px;margin-bottom:24px}
.top a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.top .seller{font-weight:600}
.test{padding:2px 10px;font-size:.8125rem;font-weight:600;color:var(--warn);background:var(--warn-tint);border-radius:999px}
.two{display:grid;gap:24px}
.card{padding:20px;background:var(--card);border:1px solid var(--line);border-radius:16px}
.stack{display:grid;gap:24px}.card.stack{gap:16px}.stack>h2,.tight>h2{margin:0}.tight{display:grid;gap:8px}
.big{font-size:2.25rem;font-weight:650;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.soft{color:var(--soft)}.small{font-size:.875rem}
dl{margin:0;display:grid;gap:10px}
dl>div{display:flex;justify-content:space-between;gap:16px}
dt{color:var(--soft)}dd{flex:none;max-width:65%;margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl .sum{padding-top:12px;border-top:1px solid var(--line);font-weight:650}dl .sum dt{color:inherit}
form{display:grid;gap:16px}form.inline{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.pair input[type=number]{width:100%}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.field{display:grid;gap:6px;min-width:0}
label{font-size:.9375rem;font-weight:600}
input,select{width:100%;min-height:48px;padding:10px 14px;font:inherit;font-variant-numeric:tabular-nums;color:inherit;background:var(--card);border:1px solid var(--field);border-radius:10px}
input[aria-invalid=true]{border:2px solid var(--bad)}
input[type=checkbox]{width:24px;min-height:24px;margin:0;accent-color:var(--accent)}
.check{display:flex;gap:10px;align-items:center;min-height:44px}
.wrong{font-size:.875rem;color:var(--bad)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 20px;font:inherit;font-weight:600;text-decoration:none;color:var(--on-accent);background:var(--accent);border:1px solid transparent;border-radius:10px;cursor:pointer}
button:hover,.button:hover{color:var(--on-accent);background:var(--accent-deep)}
button.quiet,.button.quiet{color:var(--ink);background:transparent;border-color:var(--field)}
button.quiet:hover,.button.quiet:hover{background:var(--shade)}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
input[type=number]{width:5.5rem}
.note{padding:12px 16px;border-radius:10px;background:var(--shade)}
.note.bad{color:var(--bad);background:var(--bad-tint)}.note.good{color:var(--good);background:var(--good-tint)}.note.warn{color:var(--warn);background:var(--warn-tint)}
.pill{display:inline-block;padding:2px 10px;font-size:.8125rem;font-weight:600;border-radius:999px;background:var(--shade)}
.pill.good{color:var(--good);background:var(--good-tint)}.pill.bad{color:var(--bad);background:var(--bad-tint)}.pill.warn{color:var(--warn);background:var(--warn-tint)}
.rows>li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;align-items:center;padding:12px 0;border-top:1px solid var(--line)}
.rows>li:first-child{border-top:0;padding-top:0}.rows>li:last-child{padding-bottom:0}
.rows a,.cards a{display:inline-flex;align-items:center;min-height:44px}
.cards a{justify-content:space-between;gap:16px;width:100%;padding:8px 14px;text-decoration:none;color:inherit;border-top:1px solid var(--line)}
.cards a:hover{background:var(--shade)}
.cards code{white-space:nowrap}.cards .small{text-align:right}
.cards{border:1px solid var(--line);border-radius:10px;overflow:hidden}.cards li:first-child a{border-top:0}
.cards :focus-visible{outline-offset:-3px}
summary{min-height:44px;display:flex;gap:10px;align-items:center;cursor:pointer;font-weight:600;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:'';width:7px;height:7px;margin:0 2px;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(-45deg)}
details[open]>summary::before{transform:rotate(45deg)}
code{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:10px 12px 10px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-weight:600}tbody th{font-weight:600}
footer{margin-top:40px;font-size:.875rem;color:var(--soft)}
main:has(>.narrow){max-width:37rem}
@media (min-width:800px){main{padding:40px 24px 80px}.two{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:56px;align-items:start}.card{padding:28px}.two.even{grid-template-columns:1fr 1fr;gap:24px}}
@media (max-width:420px){.card button,.card .button{width:100%}form.inline button{width:auto}}
@media print{.top a,.actions,footer{display:none}}
`
