import { brand, type PaymentMethod, paymentMethods, paymentProviders } from '@tern/domain';
import type { Dimension, SalesTable } from './readReport.ts';

const wholeNumber = new Intl.NumberFormat('en');
export const number = (value: number): string => wholeNumber.format(value);

/** A part of a whole with one decimal; a dash where there is no whole. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)} %` : '–';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const tongues = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The name of a row, as an operator reads it. */
export function nameOf(dimension: Dimension, value: string): string {
  if (value === '')
    return { campaign: 'No campaign', method: 'None chosen' }[dimension as string] ?? 'Not known';
  if (dimension === 'method' && Object.hasOwn(paymentMethods, value)) {
    const { provider, knownAs } = paymentMethods[value as PaymentMethod];
    const name = provider === 'tpa' ? 'Further provider' : paymentProviders[provider].name;
    return `${name}${knownAs === 'card' || knownAs === 'wallet' ? `, ${knownAs}` : ''} (${value})`;
  }
  if (dimension === 'country' && /^[A-Z]{2}$/.test(value)) return regions.of(value) ?? value;
  if (dimension === 'language' && /^[a-z]{2}$/.test(value)) return tongues.of(value) ?? value;
  return value;
}

const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
export const shortDay = (day: string): string => dayMonth.format(new Date(day));
export const longDay = (day: string): string => whole.format(new Date(day));

export const vitalNames = {
  lcp: 'Largest paint (LCP)',
  inp: 'Response to a press (INP)',
  cls: 'Layout shift (CLS)',
  ttfb: 'First byte (TTFB)',
} as const;

/** Headings of the tables of vitals, by what tells pages apart. */
export const vitalTables = {
  family: 'Page family',
  country: 'Country',
  connection: 'Connection',
  shown: 'How the page came',
  sent: 'How the document was sent',
} as const;

/** A value of a vital with its unit. */
export const vitalValue = (metric: keyof typeof vitalNames, value: number | null): string =>
  value === null
    ? '–'
    : metric === 'cls'
      ? (value / 1000).toFixed(2)
      : metric === 'lcp' || metric === 'ttfb'
        ? `${(value / 1000).toFixed(1)} s`
        : `${value} ms`;

export const reportTitle = `${brand.name}: visits and sales`;

const networks: Readonly<Record<string, string>> = {
  cj: 'CJ',
  cf: 'CF',
  admitad: 'Admitad',
  direct: 'Own partners',
};

/** The name of a row of sales. */
export const salesName = (table: SalesTable, value: string): string =>
  table === 'network' ? (networks[value] ?? value) : value || 'No campaign';

/** The acts of the table of leaving, and the reasons that people give afterwards. */
const leavingNames: Readonly<Record<string, string>> = {
  cancel: 'Turned renewal off',
  resume: 'Turned renewal on again',
  pause: 'Paused',
  goOn: 'Ended a pause early',
  refund: 'Money back',
  withdraw: 'Withdrew from the contract',
};
const reasonNames: Readonly<Record<string, string>> = {
  unused: 'Do not use it enough',
  slow: 'Too slow where they are',
  broken: 'Something did not work',
  price: 'Costs too much',
  other: 'Another reason',
};
export const leavingName = (kind: string): string => leavingNames[kind] ?? kind;
export const reasonName = (reason: string): string => reasonNames[reason] ?? (reason || 'None given');
