/** The look of the report: the colours of the product's light and dark roles, system type, and paper when it is printed. */
export const reportStyle = `
:root{color-scheme:light dark;--bg:#fcfcfa;--surface:#fff;--text:#0a1a2f;--muted:#344d66;--faint:#56708a;--line:#cbd8e2;--track:#e8eff4;--data:#1c6aa3;--accent:#d63626;--good:#0f766a;--middling:#b8790b;--poor:#a3164a;--focus:#1c6aa3}
@media (prefers-color-scheme:dark){:root{--bg:#071426;--surface:#0e2038;--text:#edf4f9;--muted:#b4c7d6;--faint:#8fa6ba;--line:#223a55;--track:#142a46;--data:#5aaee6;--accent:#ff7f6d;--good:#4fd1b8;--middling:#ffc04d;--poor:#ff7fae;--focus:#8fd0ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 16px/1.5 "Geologica Variable",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2.5rem 1.5rem 5rem}
header{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:end;justify-content:space-between;margin-block-end:2rem}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em;font-weight:500;margin:0 0 .375rem}
h2{font-size:1.25rem;line-height:1.25;font-weight:500;margin:0 0 .25rem}
h3{font-size:1rem;font-weight:600;margin:0 0 .5rem}
p{margin:0;text-wrap:pretty}
.muted{color:var(--muted)}
nav{display:flex;gap:.25rem;margin-inline-start:-.875rem;white-space:nowrap}
nav a{padding:.5rem .875rem;border-radius:.5rem;color:var(--muted);text-decoration:none;border:1px solid transparent}
nav a:hover{border-color:var(--line)}
nav a[aria-current]{background:var(--surface);border-color:var(--line);color:var(--text);font-weight:600}
a{color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1px;background:var(--line);border:1px solid var(--line);border-radius:.75rem;overflow:hidden;margin:0 0 2.5rem}
.figures div{background:var(--surface);padding:1.125rem 1.25rem}
.figures dt{color:var(--muted);font-size:.875rem}
.figures dd{margin:.125rem 0 0;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.figures .note{display:block;font-size:.8125rem;letter-spacing:0;color:var(--faint)}
section{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1.5rem;margin-block-end:1.5rem}
section>.muted{margin-block-end:1.25rem;max-width:46rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:2rem}
figure{margin:0}
.chart{display:block;width:100%;height:auto}
.wide{overflow-x:auto}
.wide .chart{min-width:40rem}
.grid{stroke:var(--line);stroke-width:1}
.tick{fill:var(--faint);font-size:13px}
.name{fill:var(--text);font-size:15px}
.figure{fill:var(--text);font-size:15px;font-weight:600;font-variant-numeric:tabular-nums}
.bar{fill:var(--data)}.bar.paid{fill:var(--accent)}.track{fill:var(--track)}
.good{fill:var(--good)}.middling{fill:var(--middling)}.poor{fill:var(--poor)}
.legend{display:flex;flex-wrap:wrap;gap:.375rem 1.25rem;font-size:.875rem;color:var(--muted);margin:0 0 .75rem;padding:0;list-style:none}
.legend svg{inline-size:.75rem;block-size:.75rem;margin-inline-end:.4rem;vertical-align:-.05rem}
details{margin-block-start:1rem}
summary{cursor:pointer;color:var(--muted);font-size:.9375rem;padding-block:.25rem;width:fit-content}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600;padding-block-end:.5rem}
th,td{padding:.5rem 0 .5rem 1rem;text-align:end;border-block-end:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:start;padding-inline-start:0;white-space:normal;overflow-wrap:anywhere;min-width:8rem}
thead th{font-size:.8125rem;font-weight:600;color:var(--muted);vertical-align:bottom;border-color:var(--faint)}
tbody th{font-weight:400}
tbody tr:last-child>*{border-block-end:0}
.steps{table-layout:fixed;min-width:54rem}.steps th:first-child{width:22%}
.steps thead th{white-space:normal}
.vitals{min-width:54rem}.vitals th:first-child{white-space:nowrap}.vitals td:nth-child(3),.vitals th:nth-child(3){width:15rem;text-align:start}
.words td,.words th{text-align:start}
.vital{display:block;width:13rem;height:.875rem}
.table-block+.table-block{margin-block-start:2rem}
footer{color:var(--faint);font-size:.875rem;margin-block-start:2rem}
@media (max-width:40rem){nav a{padding:.5rem .625rem}nav{margin-inline-start:-.625rem}main{padding:1.5rem 1rem 3rem}section{padding:1.25rem 1rem}h1{font-size:1.625rem}}
@media print{:root{color-scheme:light;--bg:#fff;--surface:#fff;--text:#000;--muted:#333;--faint:#555;--line:#bbb;--track:#eee;--data:#1c6aa3;--accent:#d63626;--good:#0f766a;--middling:#b8790b;--poor:#a3164a}nav,summary{display:none}main{max-width:none;padding:0}section,.figures{border-radius:0}section{border-width:1px 0 0;padding:1rem 0}section,figure,tr{break-inside:avoid}*{print-color-adjust:exact}body{font-size:12px}.wide .chart{min-width:0}}
`;
