/**
 * How the page of a card looks: one narrow column, large digits to copy, light and dark from the same names.
 *
 * The button takes no second press of the mouse before the first is answered: each press is a view, and the code is shown by the first alone.
 * It is the style that refuses it, because the page has no script.
 */
export const CARD_PAGE_STYLE = `
:root{color-scheme:light dark;--surface:oklch(96.5% .006 90);--raised:oklch(99% .004 90);--ink:oklch(25% .015 230);--soft:oklch(45% .015 230);--line:oklch(86% .01 90);--accent:oklch(43% .085 205);--on-accent:oklch(99% .004 90)}
@media (prefers-color-scheme:dark){:root{--surface:oklch(21% .012 230);--raised:oklch(26% .014 230);--ink:oklch(93% .008 90);--soft:oklch(76% .012 90);--line:oklch(38% .014 230);--accent:oklch(79% .09 200);--on-accent:oklch(21% .012 230)}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--surface);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:24px;border:1px solid var(--line);border-radius:6px;background:var(--raised)}
h1{font-size:20px;line-height:1.3;margin:0 0 8px}
p{margin:8px 0 0}
form{margin:20px 0 0}
button{min-height:40px;padding:0 16px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);font:600 15px/1 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
form:focus{outline:none}
form:focus-within button:not(:active,:focus-visible){pointer-events:none;opacity:.6}
dl{margin:16px 0}
dl>div{padding:12px 0;border-top:1px solid var(--line)}
dt{color:var(--soft);font-size:13px}
dd{margin:2px 0 0}
dd.value{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
`;
