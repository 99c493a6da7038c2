/** Readable without scripts, on narrow screens, in the dark, and on paper. */
export const reportStyle = `
:root{color-scheme:light dark;--ink:#1c1e21;--soft:#53585f;--line:#d5d9de;--paper:#fff;--card:#f5f6f8;--bar:#2f6fb3;--bad:#b3261e;--link:#0b57b0}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#b0b6bd;--line:#3a3f45;--paper:#17191c;--card:#202327;--bar:#7fb0e6;--bad:#f0958d;--link:#8ab8f0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:68rem;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI","Hiragino Sans","Noto Sans JP",sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.7rem;line-height:1.25;margin:0 0 .25rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem;border-bottom:1px solid var(--line);padding-bottom:.25rem}
h3{font-size:1.05rem;margin:0}
p{margin:.25rem 0}
a{color:var(--link);overflow-wrap:anywhere}
.soft{color:var(--soft)}
.tiles{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0;padding:0;list-style:none}
.tiles li{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.6rem 1rem;min-width:8.5rem}
.tiles b{display:block;font-size:1.5rem;line-height:1.2;font-variant-numeric:tabular-nums}
.charts{display:flex;flex-wrap:wrap;gap:1.5rem}
figure{margin:0;max-width:100%}
figcaption{font-weight:600;margin-bottom:.25rem}
svg{max-width:100%;height:auto;font-size:13px;fill:var(--ink)}
svg .bar{fill:var(--bar)}svg .bad{fill:var(--bad)}
article{border:1px solid var(--line);border-radius:8px;padding:.9rem 1rem;margin:.75rem 0;break-inside:avoid-page}
.severity{display:inline-block;border:1px solid currentColor;border-radius:4px;padding:0 .4rem;font-size:.8rem;margin-inline-end:.5rem}
.blocker,.error{color:var(--bad)}
dl{margin:.5rem 0;display:grid;grid-template-columns:max-content 1fr;gap:.15rem .9rem}
dt{color:var(--soft)}dd{margin:0}
details{margin-top:.5rem}summary{cursor:pointer;padding:.2rem 0;min-height:24px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:start;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere;min-width:4rem}
td.n,th.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
footer{margin-top:3rem;color:var(--soft);font-size:.9rem}
@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{body{max-width:none;padding:0;font-size:11pt}details{display:block}details>*{display:block}a{color:inherit}article{border-color:#999}}
`;
