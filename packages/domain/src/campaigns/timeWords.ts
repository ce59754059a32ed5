import type { Language } from '../languages.ts';

/** How a language names small numbers and stretches of time, in the beginnings that its grammar leaves alone. */
interface TimeWords {
  /** From two on; forms of one number with `|` between them. One is an article as well, and proves nothing. */
  readonly numbers: string;
  readonly day: string;
  readonly week: string;
  readonly hour: string;
}

/** A language without a row is read by its digits alone. */
export const timeWords: Readonly<Partial<Record<Language, TimeWords>>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    day: 'day night',
    week: 'week',
    hour: 'hour',
  },
  ru: {
    numbers: 'два|две|двух три|трёх четыре|четырёх пять|пяти шесть|шести семь|семи восемь девять десять',
    day: 'день дня дней дни ночь ноч сут',
    week: 'недел',
    hour: 'час',
  },
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    day: 'tag nacht nächte',
    week: 'woche',
    hour: 'stunde',
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    day: 'día noche',
    week: 'semana',
    hour: 'hora',
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    day: 'jour nuit',
    week: 'semaine',
    hour: 'heure',
  },
  it: {
    numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    day: 'giorn nott',
    week: 'settiman',
    hour: 'ore ora',
  },
  ja: { numbers: '二 三 四 五 六 七 八 九 十', day: '日 夜 晩', week: '週', hour: '時間' },
  nl: {
    numbers: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    day: 'dag nacht',
    week: 'week weken',
    hour: 'uur uren',
  },
  pl: {
    numbers: 'dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć siedem osiem dziewięć dziesięć',
    day: 'dzień dni noc',
    week: 'tydzień tygodn',
    hour: 'godzin',
  },
  pt: {
    numbers: 'dois|duas três quatro cinco seis sete oito nove dez onze doze',
    day: 'dia noite',
    week: 'semana',
    hour: 'hora',
  },
  ar: {
    numbers: 'يومان|يومين|ليلتان ثلاث أربع خمس ست سبع ثماني تسع عشر',
    day: 'يوم أيام ليل ليال',
    week: 'أسبوع أسابيع',
    hour: 'ساع',
  },
};
