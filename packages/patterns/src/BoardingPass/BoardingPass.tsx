import { brand } from '@tern/domain';
import { Badge, Bird, CheckGlyph, cx } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cubicPath } from '../FlightScale/splitCubic.ts';
import * as css from './BoardingPass.css.ts';
import { boardingPassMessages as m } from './boardingPass.messages.ts';
import { drawn } from './passFlight.ts';

export interface BoardingPassProps {
  /** The length of the plan, ready to read: "12 months". */
  plan: string;
  /** The state of the order: "Paid". */
  state: string;
  /** Where the buyer seems to be, in the reader's language. */
  from?: string | undefined;
  /** Days, sum, way of paying, number: two to five of them. */
  facts: readonly { term: string; value: ReactNode }[];
  /** On the stub: `PassPhone`, or the button of a phone. */
  children?: ReactNode;
}

/** A plan that was bought, as a boarding pass. The tern crosses it once. */
export function BoardingPass({ plan, state, from, facts, children }: BoardingPassProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.pass} aria-label={formatMessage(m.label)}>
      <div data-theme="band" className={cx(css.card, children != null && css.withStub)}>
        <div className={css.main}>
          <p className={css.head}>
            <span>{formatMessage(m.what, { plan, devices: brand.claims.devices })}</span>
            <Badge tone="success" icon={CheckGlyph}>
              {state}
            </Badge>
          </p>
          <div className={css.route}>
            <p>
              <span className={css.label}>{formatMessage(m.from)}</span>
              <br />
              <span className={css.place}>{from ?? formatMessage(m.here)}</span>
            </p>
            <svg className={css.line} viewBox="0 0 330 88" aria-hidden="true">
              <path className={css.flown} d={cubicPath(drawn.flown)} />
              <rect className={css.cover} width="330" height="88" />
              <path className={css.ahead} d={cubicPath(drawn.whole)} />
              <g className={css.tern}>
                <Bird scale={1.25} />
              </g>
            </svg>
            <p>
              <span className={css.label}>{formatMessage(m.to)}</span>
              <br />
              <span className={css.place}>
                {formatMessage(m.countries, { countries: brand.claims.countries })}
              </span>
            </p>
          </div>
          <dl className={css.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={css.fact}>
                <dt className={css.label}>{term}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children != null && <div className={css.stub}>{children}</div>}
      </div>
    </section>
  );
}
