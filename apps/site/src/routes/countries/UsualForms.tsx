import type { NetworkCountry } from '@tern/contract';
import { dayMs } from '@tern/domain';
import { DescriptionList, Value } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';

/** The language that most people of a country read, by the platform's data. */
const languageOf = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language;

/** Language, price and date as sites usually show them in a country: written by the platform. */
export function UsualForms({ country: { code, currency } }: { country: NetworkCountry }) {
  const words = useWords();
  const { now = 0 } = useSite();
  const language = languageOf(code);
  const locale = `${language}-${code}`;
  const there = (text: string | undefined) => (
    <span lang={locale}>
      <Value>{text ?? ''}</Value>
    </span>
  );
  const money = currency && new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5);
  return (
    <Block beside title={words(m.thereTitle)} lead={words(m.thereLead)} ground="alt">
      <DescriptionList
        items={[
          {
            term: words(m.usualLanguage),
            value: there(new Intl.DisplayNames([locale], { type: 'language' }).of(language)),
          },
          ...(money ? [{ term: words(m.price), value: there(money) }] : []),
          {
            term: words(m.date),
            // A cached page may be of yesterday; the day of its rendering is a day all the same.
            value: there(
              new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                Math.floor(now / dayMs) * dayMs,
              ),
            ),
          },
          { term: words(m.number), value: there(new Intl.NumberFormat(locale).format(1234567.89)) },
        ]}
      />
    </Block>
  );
}
