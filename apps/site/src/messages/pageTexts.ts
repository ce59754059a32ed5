import type { Catalogue } from '@tern/i18n';

/** The operator's texts that came with the document: what it shows, code in the browser goes on showing. */
export const pageTexts = (): Catalogue =>
  JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Catalogue;
