/** The one style of the page for operators. */
export const STATUS_STYLE = `
*,*::before,*::after{box-sizing:border-box}
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#17152b;--soft:#5b5870;--line:#e7e3da;--well:#1c6b45;--look:#8a5300;--act:#b3261e;--well-tint:#e4f3ea;--look-tint:#fdf0d8;--act-tint:#fde6e4}
@media (prefers-color-scheme:dark){:root{--paper:#14131c;--card:#1e1c28;--ink:#f1efe9;--soft:#b5b2c6;--line:#34313f;--well:#7fd6a6;--look:#f0bf6b;--act:#ff9d94;--well-tint:#183325;--look-tint:#3a2b12;--act-tint:#451f1c}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 Inter,system-ui,-apple-system,'Segoe UI',Arial,sans-serif}
main{max-width:75rem;margin:0 auto;padding:2.5rem 2rem 3rem}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
h1{font:500 2rem/1.2 Fraunces,Georgia,serif}
.summary{margin:.5rem 0 2rem;color:var(--soft)}
ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem}
li{display:flex;flex-direction:column;padding:1.25rem;border:1px solid var(--line);border-left:4px solid var(--tone);border-radius:12px;background:var(--card)}
.top{display:flex;justify-content:space-between;align-items:start;gap:1rem}
h2{font-size:1rem;font-weight:600}
.verdict{flex:none;padding:0 .625rem;border-radius:999px;background:var(--tint);color:var(--tone);font-size:.875rem;font-weight:600}
.value{margin:.5rem 0 .75rem;font-size:1.375rem;line-height:1.3;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.threshold{color:var(--soft);font-size:.875rem}
.advice{margin-top:.25rem;font-size:.875rem}
.well{--tone:var(--well);--tint:var(--well-tint)}
.look{--tone:var(--look);--tint:var(--look-tint)}
.act{--tone:var(--act);--tint:var(--act-tint)}
footer{margin-top:2rem;color:var(--soft);font-size:.875rem}
a{color:inherit}
:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media (max-width:600px){main{padding:1.5rem 1rem 2rem}h1{font-size:1.625rem}}`
