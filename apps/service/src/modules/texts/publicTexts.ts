import { publicTexts as operation } from '@tern/contract';
import { defaultLanguage, languages } from '@tern/domain';
import { compileMessage } from '@tern/i18n/compile';
import { readCatalogue } from '@tern/i18n/node';
import { textFaults } from '@tern/i18n/textFaults';
import { defineHandler } from '../../handler.ts';
import { listTexts } from './texts.repo.ts';
import { textsIn } from './textsIn.ts';

/** A text that was right when it was set may no longer fit a newer version's message: it is left out, and said in the log. */
export const publicTexts = defineHandler(operation, async ({ context }) => {
  const rows = await listTexts(context.db);
  const english = readCatalogue(defaultLanguage);
  const compiled = languages.map((language) => {
    const texts = textsIn(rows, { language }, (id) => id in readCatalogue(language));
    const fitting = Object.entries(texts).filter(([id, text]) => {
      const faults = textFaults({ id, text, language, english: english[id] });
      if (faults.length) context.log.warn({ id, language, faults }, 'a text does not fit its message');
      return faults.length === 0;
    });
    return [
      language,
      Object.fromEntries(fitting.map(([id, text]) => [id, compileMessage(text, id)])),
    ] as const;
  });
  return {
    languages: Object.fromEntries(compiled.filter(([, texts]) => Object.keys(texts).length > 0)),
  };
});
