import type { NetworkCountry } from '@tern/contract';
import { dayMs } from '@tern/domain';
import { DescriptionList, Table, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';

/** The language that most people of a country read, by the platform's data. */
const languageOf = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language;

/**
 * Language, price and date as sites usually show them in a country, written by the platform; beside those of the visitor's
 * country where the page is made for one visitor.
 */
export function UsualForms({ country }: { country: NetworkCountry }) {
  const intl = useIntl();
  const words = useWords();
  const { now = 0 } = useSite();
  const { network } = usePublicData();
  const from = usePosted('places')?.from;
  // A cached page may be of yesterday; the day of its rendering is a day all the same.
  const day = Math.floor(now / dayMs) * dayMs;
  const there = formsIn(country.code, country.currency, day);
  const rows = (['language', 'price', 'date', 'number'] as const).filter((row) => there[row]);
  const title = words(m.thereTitle);
  if (!from?.country || from.country === country.code)
    return (
      <Block beside title={title} lead={words(m.thereLead)} ground="alt">
        <DescriptionList items={rows.map((row) => ({ term: words(terms[row]), value: there[row] }))} />
      </Block>
    );
  const home = network?.places.countries.find(({ code }) => code === from.country);
  const here = formsIn(from.country, home?.currency ?? null, day);
  const [first] = country.cities;
  return (
    <Block title={title} lead={words(m.thereLead)} ground="alt">
      <Table
        caption={title}
        columns={[
          { key: 'form', label: words(m.form) },
          {
            key: 'here',
            label: words(m.seenFrom, {
              place: from.city
                ? cityNameIn(intl, { name: from.city, names: {} })
                : countryNameIn(intl, { code: from.country, names: {} }),
            }),
          },
          {
            key: 'there',
            label: words(m.seenFrom, {
              place: first ? cityNameIn(intl, first) : countryNameIn(intl, country),
            }),
          },
        ]}
        rows={rows.map((row) => ({
          key: row,
          cells: { form: words(terms[row]), here: here[row], there: there[row] },
        }))}
      />
    </Block>
  );
}

const terms = { language: m.usualLanguage, price: m.price, date: m.date, number: m.number };

function formsIn(code: string, currency: string | null, day: number) {
  const language = languageOf(code);
  const locale = `${language}-${code}`;
  const written = (text: string | undefined) => (
    <span lang={locale}>
      <Value>{text ?? ''}</Value>
    </span>
  );
  return {
    language: written(new Intl.DisplayNames([locale], { type: 'language' }).of(language)),
    price: currency && written(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5)),
    date: written(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)),
    number: written(new Intl.NumberFormat(locale).format(1234567.89)),
  };
}
