import {
  type Goods,
  type NextStep,
  nextSteps,
  notSoldTo,
  type Standing,
  soldTo,
  standings,
  whoseNext,
} from '@tern/domain';
import { globalStyle, style } from '@vanilla-extract/css';
import { begins, butThese } from './documents.ts';

/** A part lays its children out as if it were not there. */
export const part = style({ display: 'contents' });
/** A part for some only: visitors of whom nothing is known are not shown it. */
export const customerPart = style({ display: 'none' });

/** The marks that pages use. */
const sold: readonly Goods[] = ['trial', 'offer', 'plan'];
const unsold: readonly Goods[] = ['trial', 'plan'];

/** Documents of these customers. */
const these = (them: readonly Standing[]) =>
  them.length === standings.length - 1 ? butThese(['visitor']) : `:is(${begins(them)})`;

const marks = [
  ...sold.map((what) => ({ mark: `[data-sold="${what}"]`, them: soldTo(what) })),
  ...unsold.map((what) => ({ mark: `[data-unsold="${what}"]`, them: notSoldTo(what) })),
  ...nextSteps.map((step: NextStep) => ({ mark: `[data-next="${step}"]`, them: whoseNext(step) })),
];
const forVisitors = marks.filter(({ them }) => them.includes('visitor'));
const forCustomers = marks.filter(({ them }) => !them.includes('visitor'));

/* The same people are one rule. */
for (const audience of new Set(forVisitors.map(({ them }) => them.join())))
  globalStyle(
    forVisitors
      .filter(({ them }) => them.join() === audience)
      .map(({ mark }) => `${butThese(audience.split(',') as Standing[])} ${mark}`)
      .join(', '),
    { display: 'none' },
  );
// Only parts are marked so: an element of the page would need its own `display` back.
globalStyle(forCustomers.map(({ mark, them }) => `${these(them)} .${customerPart}${mark}`).join(', '), {
  display: 'contents',
});
