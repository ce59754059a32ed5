import { texts as operation } from '@tern/contract';
import { defaultLanguage, isLanguage, textPrefixes } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { describeError } from '../../failures/describeError.ts';
import { defineHandler } from '../../handler.ts';
import { listTexts } from './texts.repo.ts';
import { textsIn } from './textsIn.ts';

/** An unknown prefix is the fallback. */
const prefixOf = (name: string) =>
  name === '' ? textPrefixes[0] : (textPrefixes.find((prefix) => prefix === name) ?? textPrefixes.at(-1));

/** `home` and `home.json` are the namespace `home`; nothing is everything. */
const namespaceIn = (path: string) => path.replace(/^\/+|\.json$|\/+$/g, '');

export const texts = defineHandler(operation, async ({ context, input }) => {
  const language = isLanguage(input.language) ? input.language : defaultLanguage;
  const namespace = namespaceIn(input.path);
  try {
    const found = textsIn(
      await listTexts(context.db),
      { language, prefix: prefixOf(input.prefix) },
      (id) => id in readCatalogue(language),
    );
    return Object.fromEntries(
      Object.entries(found).filter(([id]) => namespace === '' || id.startsWith(`${namespace}.`)),
    );
  } catch (error) {
    // In silence (spec section 8, translation fetch failure).
    context.log.debug({ failure: describeError(error) }, 'the texts could not be read');
    return {};
  }
});
