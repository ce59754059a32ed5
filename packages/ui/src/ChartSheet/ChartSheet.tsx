import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { charts } from '../plates/charts.generated.ts';
import { Sentences } from '../Sentences/Sentences.tsx';
import { Text } from '../Text/Text.tsx';
import { Chart } from './Chart.tsx';
import * as css from './ChartSheet.css.ts';
import { phone, wide } from './chartShapes.ts';
import type { ChartContent } from './layChart.ts';

export interface ChartSheetProps extends ChartContent {
  /** ISO 3166-1 alpha-2 of a country that has a chart (`hasChart`). */
  country: string;
  /** Names the chart: "Chart of Japan". */
  label: string;
  /** Words of the scale bar: "500 km". */
  scaleLabel: (km: number) => string;
  /** `mobile` has the chart of phones alone. */
  pageVariant?: 'desktop' | 'mobile';
  /** `Breadcrumbs`. */
  breadcrumbs?: ReactElement | null;
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** A short line below the actions. */
  note?: ReactNode;
}

/** Whether there is a chart of a country. */
export const hasChart = (country: string): boolean => country in charts;

/**
 * The first screen of a country: a nautical chart of it within a frame measured in degrees, and the words in the corner with
 * the least land; below the chart on phones.
 */
export function ChartSheet({
  country,
  label,
  scaleLabel,
  pageVariant = 'desktop',
  breadcrumbs,
  title,
  lead,
  actions,
  note,
  ...content
}: ChartSheetProps) {
  const corner = charts[country]?.[1] ?? 'br';
  const isMobile = pageVariant === 'mobile';
  const chart = { code: country, label, scaleLabel, ...content };
  return (
    <section className={cx(css.sheet, !isMobile && css.desktop)}>
      {isMobile ? null : (
        <div className={css.wide}>
          <Chart {...chart} shape={wide} className={css.drawn} />
        </div>
      )}
      <div className={isMobile ? css.phone : cx(css.phone, css.narrow)}>
        <Chart {...chart} shape={phone} className={css.drawn} />
      </div>
      <div className={cx(css.cartouche, !isMobile && css.corner[corner])}>
        {breadcrumbs}
        <Heading level={1}>
          <Sentences text={title} />
        </Heading>
        {lead ? <Text tone="muted">{lead}</Text> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {note ? (
          <Text size="small" tone="muted">
            {note}
          </Text>
        ) : null}
      </div>
    </section>
  );
}
