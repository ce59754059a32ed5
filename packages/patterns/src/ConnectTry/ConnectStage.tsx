import type { PageVariant } from '@tern/domain';
import { VisuallyHidden } from '@tern/ui';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConnectChart } from './ConnectChart.tsx';
import { ConnectPanel } from './ConnectPanel.tsx';
import * as css from './ConnectTry.css.ts';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { connectCities, firstCity } from './connectCities.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';
import { useConnectWords } from './useConnectWords.ts';

export interface ConnectStageProps {
  /** Chooses the drawing: the mobile one is lighter. */
  variant?: PageVariant;
  /** Nothing is sold where the visitor is: a chart to look at, without a switch. */
  closed?: boolean;
  /** Null until the page is awake, and where nothing is known. */
  visitor?: ConnectVisitor | null;
  /** The clocks; null before the page is awake. */
  now?: Date | null;
}

/** How long the tern flies (`motion.draw`). */
const flight = 1600;

/**
 * The chart and the card of `ConnectTry`, inside it. The state is in their boxes and styles follow it, so that it works
 * without a script; awake it knows the visitor's place.
 */
export function ConnectStage({
  variant = 'desktop',
  closed = false,
  visitor = null,
  now = null,
}: ConnectStageProps) {
  const group = useId();
  const { said, choose, turn } = useSaid(visitor);
  return (
    <>
      <div className={css.chart}>
        <ConnectChart id={group} variant={variant} visitor={visitor} closed={closed} onChoose={choose} />
      </div>
      {/* Above the page a notice says why nothing is offered. */}
      {closed ? null : (
        <div className={css.panel}>
          <ConnectPanel group={group} visitor={visitor} now={now} onSwitch={turn} />
        </div>
      )}
      <VisuallyHidden as="p">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** One sentence after each change, when what it says is seen. */
function useSaid(visitor: ConnectVisitor | null) {
  const { formatMessage } = useIntl();
  const words = useConnectWords();
  const [chosen, setChosen] = useState<string>(firstCity);
  const [on, setOn] = useState<boolean | null>(null);
  const [arrived, setArrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city is another flight
  useEffect(() => {
    setArrived(false);
    if (!on) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setArrived(true), still ? 0 : flight);
    return () => clearTimeout(timer);
  }, [on, chosen]);

  const city = connectCities.find(({ id }) => id === chosen);
  const way = city && words.distanceTo(visitor, city);
  let said = '';
  if (on === false) said = formatMessage(m.off);
  else if (on && !arrived) said = formatMessage(m.connecting);
  else if (on && city)
    said = [formatMessage(m.connectedTo, { place: words.cityPlace(city) }), way?.distance, way?.delay]
      .filter(Boolean)
      .join(' ');
  return { said, choose: setChosen, turn: setOn };
}
