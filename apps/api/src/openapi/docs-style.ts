/** How the page of the calls looks: ink on paper, one accent, light and dark from the same names. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--surface:oklch(99% .004 90);--raised:oklch(96.5% .006 90);--ink:oklch(25% .015 230);--soft:oklch(45% .015 230);--line:oklch(86% .01 90);--accent:oklch(43% .085 205);--refused:oklch(47% .14 28)}
@media (prefers-color-scheme:dark){:root{--surface:oklch(21% .012 230);--raised:oklch(26% .014 230);--ink:oklch(93% .008 90);--soft:oklch(76% .012 90);--line:oklch(38% .014 230);--accent:oklch(79% .09 200);--refused:oklch(77% .12 28)}}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:15rem minmax(0,1fr);background:var(--surface);color:var(--ink);font:14px/1.5 system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:16px;border-right:1px solid var(--line);background:var(--raised)}
nav ul{list-style:none;margin:0;padding:0}
nav ul ul{margin:2px 0 12px;padding-left:12px}
nav>ul>li>a{font-weight:600}
nav a{display:block;padding:2px 0;text-decoration:none;color:var(--ink);overflow-wrap:anywhere}
nav a:hover{color:var(--accent);text-decoration:underline}
main{padding:24px 32px 96px;max-width:75rem;min-width:0}
h1{font-size:22px;margin:0 0 8px}
h2{font-size:18px;margin:40px 0 4px}
h3{font-size:15px;margin:0 0 4px}
h4{font-size:13px;margin:16px 0 4px;color:var(--soft)}
h3 a{color:inherit;text-decoration:none}
p{margin:4px 0;max-width:70ch}
a{color:var(--accent)}
article{margin:16px 0;padding:16px;border:1px solid var(--line);border-radius:6px;scroll-margin-top:8px}
article:target{border-color:var(--accent)}
code,pre{font:13px/1.45 ui-monospace,monospace}
.address code{overflow-wrap:anywhere}
.method{color:var(--accent);font-variant-numeric:tabular-nums}
.done{color:var(--accent)}
.refused{color:var(--refused)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:4px 12px 4px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{border-top:0;color:var(--soft)}
td code{overflow-wrap:anywhere}
small{color:var(--soft)}
dl{margin:0}
dt{margin-top:8px}
dd{margin:0 0 0 2.5rem}
summary{cursor:pointer;color:var(--accent)}
pre{margin:4px 0;padding:12px;overflow:auto;max-height:28rem;border-radius:6px;background:var(--raised)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-100vw}
.skip:focus{left:8px;top:8px;z-index:1;padding:4px 8px;background:var(--surface)}
@media (max-width:800px){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:16px}}
`.trim();
