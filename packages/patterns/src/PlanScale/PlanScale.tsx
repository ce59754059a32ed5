import { Badge, Bird, cx } from '@tern/ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { PlanOwner } from '../PlanPicker/PlanOwner.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { planChoiceMessages } from '../PlanPicker/planChoice.messages.ts';
import { planPickerMessages } from '../PlanPicker/planPicker.messages.ts';
import { usePersonalWords } from '../PlanPicker/usePersonalWords.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './PlanScale.css.ts';
import { arcPath, blocksPath, drawing, scaleShape, steps, ticksPath, xOf } from './scaleShape.ts';

export interface PlanScaleProps {
  /** From short to long. */
  plans: readonly PlanView[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** The plans that an offer makes cheaper. */
  offered?: readonly string[] | undefined;
  /** Somebody who has one of them. */
  owner?: PlanOwner | undefined;
  /** Parts that follow the choice, such as a `Readout`: `Settled` shows its values of the chosen plan. */
  children?: ReactNode;
}

/**
 * The plans as stops on a line of months: one is chosen, and a tern flies there. A picture of time: it never mirrors. Works
 * without a script.
 */
export function PlanScale({ plans, selectedId, onSelect, offered = [], owner, children }: PlanScaleProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const shape = scaleShape(plans);
  return (
    <div className={css.scope}>
      <div role="radiogroup" aria-label={formatMessage(planChoiceMessages.plans)} className={css.chart}>
        <div className={css.sky} aria-hidden="true">
          <ScalePicture {...shape} />
          <span className={css.begin} />
          <span className={css.air}>
            <span className={css.bird}>
              <svg aria-hidden="true" viewBox="-21 -21 42 42" className={css.birdPicture}>
                <Bird />
              </svg>
            </span>
          </span>
        </div>
        <div className={css.stops}>
          {plans.map((plan, at) => (
            <label key={plan.id} className={css.stop}>
              <input
                type="radio"
                className={css.radio}
                name={name}
                value={plan.id}
                data-stop={at + 1}
                data-step={shape.stops[at]}
                checked={plan.id === selectedId}
                onChange={() => onSelect(plan.id)}
              />
              <StopWords
                plan={plan}
                // How far into its column the stop stands.
                share={((shape.stops[at] ?? 0) * plans.length) / steps - at}
                last={at === plans.length - 1}
                offered={offered.includes(plan.id)}
                owner={owner}
              />
            </label>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

function ScalePicture({ stops, blocks }: ReturnType<typeof scaleShape>) {
  const { width, height, line, thick } = drawing;
  const frame = (until: number) => `M0 ${line}H${xOf(until)}v${thick}H0z`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={css.picture}
    >
      {stops.map((step) => (
        <path key={step} className={css.course} d={arcPath(step)} />
      ))}
      <path className={css.frame} d={frame(steps)} />
      <path className={css.block} d={blocksPath(blocks, steps)} />
      <path className={css.tick} d={ticksPath(blocks)} />
      {stops.map((step) => (
        <g key={step} className={css.chosen}>
          <path className={css.flown} d={blocksPath(blocks, step)} />
          <path className={css.flownFrame} d={frame(step)} />
          <path className={css.flight} d={arcPath(step)} />
        </g>
      ))}
    </svg>
  );
}

interface StopWordsProps {
  plan: PlanView;
  /** 0 to 1. */
  share: number;
  last: boolean;
  offered: boolean;
  owner?: PlanOwner | undefined;
}

/** A stop on the line, with its length, price and discount below. */
function StopWords({ plan, share, last, offered, owner }: StopWordsProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const personalWords = usePersonalWords();
  const width = `${Math.round(share * 1000) / 10}%`;
  const way = (className: string) => (
    <svg className={className} width={width} height={1} aria-hidden="true" focusable="false" />
  );
  const side = last ? 'last' : share < 0.34 ? 'start' : share > 0.67 ? 'end' : 'middle';
  const mark = plan.owned
    ? formatMessage(planChoiceMessages.owned)
    : plan.recommended
      ? formatMessage(planPickerMessages.recommended)
      : null;
  const personal = personalWords.badge(plan);
  const off = personal ?? words.off(plan);
  const paid = plan.owned ? owner?.paid : undefined;
  return (
    <>
      <span className={css.place}>
        {way(css.way)}
        <span className={css.ring} />
      </span>
      <span className={css.words}>
        {way(css.wayOfWords)}
        <span className={cx(css.text, css.side[side])}>
          <span className={css.name}>{words.name(plan)}</span>{' '}
          <span className={css.price}>
            {formatMessage(planChoiceMessages.pricePerMonth, { price: words.money(plan.perMonth) })}
          </span>{' '}
          {off || mark ? (
            <span className={css.badges}>
              {off ? (
                <Badge tone={personal ? 'data' : offered && !plan.owned ? 'campaign' : 'discount'}>
                  <bdi>{off}</bdi>
                </Badge>
              ) : null}{' '}
              {mark ? (
                <Badge tone={plan.owned ? 'data' : 'neutral'}>
                  <bdi>{mark}</bdi>
                </Badge>
              ) : null}
            </span>
          ) : null}{' '}
          {paid ? (
            <span className={css.price}>
              {formatMessage(planPickerMessages.paid, { amount: words.money(paid) })}
            </span>
          ) : null}
        </span>
      </span>
    </>
  );
}
