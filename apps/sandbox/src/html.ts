/** Markup whose values are already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] as string);

type Value = string | number | null | undefined | false | Html | readonly Html[];

/** A template whose values are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const write = (value: Value): string => {
    if (value === null || value === undefined || value === false) return '';
    if (value instanceof Html) return value.text;
    if (Array.isArray(value)) return value.map(write).join('');
    return escapeHtml(String(value));
  };
  return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

const style = `
@font-face{font-family:"Geologica Variable";src:url(/geologica.woff2) format("woff2-variations");font-weight:340 540;font-display:swap}
:root{color-scheme:light;--ink:#0a1a2f;--muted:#344d66;--line:#cbd8e2;--strong:#74899c;--ice:#e8eff4;--paper:#fcfcfa;--coral:#d63626;--danger:#a3164a;--blue:#1c6aa3}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:360 16px/1.55 "Geologica Variable",system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.ribbon{background:#ffb020;color:var(--ink);padding:.6rem 1.25rem;text-align:center;font-size:.9375rem}
main{max-width:64rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}main.narrow{max-width:28rem}main.medium{max-width:46rem}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.03em;font-weight:460;margin:0 0 1rem}h2{font-size:1.25rem;margin:2rem 0 .75rem;font-weight:460}
p{margin:0 0 1rem}a{color:inherit;text-decoration-color:var(--coral);text-decoration-thickness:2px;text-underline-offset:.25em}
.muted{color:var(--muted)}.card{background:#fff;border:1px solid var(--line);border-radius:.75rem;padding:1.5rem;margin-block-end:1rem}
dl{display:grid;gap:.5rem;margin:0}dl div{display:flex;justify-content:space-between;gap:1rem}dt{color:var(--muted)}dd{margin:0;font-variant-numeric:tabular-nums}
.total{font-size:1.25rem;font-weight:500;border-block-start:1px solid var(--line);padding-block-start:.75rem}
label{display:block;font-size:.9375rem;font-weight:500;margin-block:1rem .35rem}
input,select{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--strong);border-radius:.5rem;font:inherit;background:#fff;color:inherit}
input[type=checkbox]{width:1.25rem;min-height:1.25rem;height:1.25rem;vertical-align:middle;margin-inline-end:.5rem}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
button,.button{display:inline-block;min-height:2.5rem;padding:.45rem 1rem;border:1px solid var(--ink);border-radius:.5rem;background:none;color:inherit;font:inherit;font-weight:540;cursor:pointer;text-decoration:none}
button.primary{width:100%;min-height:3.5rem;background:var(--coral);border-color:var(--coral);color:#fff;margin-block-start:1.5rem}button.primary:hover{background:#c42e1f}
.error{color:var(--danger);font-size:.9375rem;margin:.35rem 0 0}.row{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
table{width:100%;border-collapse:collapse;font-size:.9375rem}th,td{text-align:start;padding:.75rem 1rem .75rem 0;border-block-end:1px solid var(--line);vertical-align:top}th{font-size:.8125rem;color:var(--muted);font-weight:500;border-color:var(--ink)}
td:last-child{padding-inline-end:0}.scroll{overflow-x:auto}code{font-size:.875em;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;min-height:32rem;border:1px solid var(--line);border-radius:.75rem;background:#fff}
nav{display:flex;gap:1.25rem;flex-wrap:wrap;margin-block-end:2rem}nav a{padding-block:.25rem}nav a:not([aria-current]){text-decoration:none}nav a:hover{text-decoration:underline;text-decoration-color:var(--coral);text-decoration-thickness:2px}
td:last-child .actions{justify-content:flex-end}.actions form{margin:0}.actions button{min-height:2.25rem;padding:.25rem .75rem;font-size:.875rem;white-space:nowrap}button:hover{background:var(--ice)}
fieldset{border:0;margin:0 0 2rem;padding:0}legend{font-size:1.25rem;font-weight:540;padding:0;margin-block-end:.75rem}.knob{display:flex;justify-content:space-between;align-items:center;gap:1rem;border-block-end:1px solid var(--line);padding-block:.625rem}.knob label{margin:0;font-weight:400}.knob input{width:9rem;flex:none;min-height:2.75rem}.knob input:not([type]){width:14rem}.knob input[type=checkbox]{width:1.5rem;min-height:1.5rem;height:1.5rem;margin:0;accent-color:var(--ink)}
.bar{display:flex;gap:1rem;align-items:center;flex-wrap:wrap}.bar button.primary{width:auto;min-width:12rem;margin:0}.bar button{min-height:3.5rem}.second{text-align:center;margin-block-start:1rem}
@media(max-width:46rem){main{padding-block-start:1.5rem}h1{font-size:1.75rem}.scroll thead{display:none}.scroll tr{display:block;padding-block:.75rem;border-block-end:1px solid var(--line)}.scroll td{display:block;border:0;padding:.125rem 0;overflow-wrap:anywhere}td:last-child .actions{justify-content:flex-start;padding-block-start:.5rem}.actions button{min-height:2.75rem}.knob input,.knob input:not([type]){width:7rem}.knob input[type=checkbox]{width:1.5rem}dd{overflow-wrap:anywhere;text-align:end}}
`;

const places = [
  ['/', 'Sandbox'],
  ['/inbox', 'Inbox'],
  ['/payments', 'Payments'],
  ['/knobs', 'Faults'],
] as const;

/** A page of the sandbox. It says on every screen that no money moves. */
export function page(
  title: string,
  body: Html,
  options: { width?: 'narrow' | 'medium'; refresh?: number } = {},
): string {
  return `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${
      options.refresh ? html`<meta http-equiv="refresh" content="${options.refresh}">` : null
    }<title>${title}</title><style>${new Html(style)}</style></head><body><div class="ribbon">Sandbox: a stand-in for testing. No money moves.</div><main class="${options.width ?? ''}">${
      options.width === 'narrow'
        ? null
        : html`<nav>${places.map(([path, name]) => html`<a href="${path}"${name === title ? html` aria-current="page"` : null}>${name}</a>`)}</nav>`
    }${body}</main></body></html>`.text
  }`;
}
