/** A unit is a number of days or of months: months differ in length, days do not. */
interface UnitFacts {
  /** In product ids: `12m`. */
  readonly letter: string;
  readonly days?: number;
  readonly months?: number;
  /** UN/CEFACT code, as structured data names it. */
  readonly unece: string;
}

/** The units a plan is charged in (spec section 3). */
const table = {
  DAY: { letter: 'd', days: 1, unece: 'DAY' },
  WEEK: { letter: 'w', days: 7, unece: 'WEE' },
  MONTH: { letter: 'm', months: 1, unece: 'MON' },
  YEAR: { letter: 'y', months: 12, unece: 'ANN' },
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type IntervalUnit = keyof typeof table;

export const intervalFacts: Readonly<Record<IntervalUnit, UnitFacts>> = table;

export const intervalUnits: readonly IntervalUnit[] = Object.keys(table) as IntervalUnit[];

export interface Interval {
  readonly count: number;
  readonly unit: IntervalUnit;
}

const written = new RegExp(
  `^([1-9]\\d{0,3})([${intervalUnits.map((unit) => intervalFacts[unit].letter).join('')}])$`,
);

/** Reads `12m`, `7d`, `1y`; `null` for anything else. */
export function parseInterval(value: string): Interval | null {
  const [, count, letter] = written.exec(value) ?? [];
  const unit = intervalUnits.find((each) => intervalFacts[each].letter === letter);
  return unit ? { count: Number(count), unit } : null;
}

export function formatInterval({ count, unit }: Interval): string {
  return `${count}${intervalFacts[unit].letter}`;
}

/** The end of a period, in UTC. The last day of a month stays one: 31 January plus a month is 28 February. */
export function addInterval(start: Date, count: number, unit: IntervalUnit): Date {
  const { days = 0, months = 0 } = intervalFacts[unit];
  const end = new Date(start);
  if (months === 0) {
    end.setUTCDate(end.getUTCDate() + count * days);
    return end;
  }
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + count * months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end;
}
