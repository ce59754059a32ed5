import { defaultLanguage, type Language, type TextPrefix, textPrefixes } from '@tern/domain';
import type { TextRow } from './texts.repo.ts';

type Given = Pick<TextRow, 'prefix' | 'language' | 'messageId' | 'text'>;

/**
 * The texts of a language by id: those of `prefix` over those of its fallbacks, and English underneath where the
 * language has no text of its own (spec section 7). An English text never stands in place of a translation.
 */
export function textsIn(
  rows: readonly Given[],
  { language, prefix = textPrefixes[0] }: { language: Language; prefix?: TextPrefix | undefined },
  isTranslated: (id: string) => boolean,
): Record<string, string> {
  const texts: Record<string, string> = {};
  const layer = (of: Language, wanted: (id: string) => boolean) => {
    // The first of the sets is written last.
    for (const set of textPrefixes.slice(textPrefixes.indexOf(prefix)).reverse())
      for (const row of rows)
        if (row.prefix === set && row.language === of && wanted(row.messageId))
          texts[row.messageId] = row.text;
  };
  if (language !== defaultLanguage) layer(defaultLanguage, (id) => !isTranslated(id));
  layer(language, () => true);
  return texts;
}
