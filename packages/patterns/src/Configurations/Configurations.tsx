import { brand } from '@tern/domain';
import { Button, Link, Meter, Notice, Text } from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { PanelFailed } from '../panel/PanelFailed.tsx';
import { PanelLoading } from '../panel/PanelLoading.tsx';
import * as css from './Configurations.css.ts';
import type { ConfigurationsProps, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { FileCard } from './FileCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { KeyRows } from './KeyRows.tsx';
import { PlaceCard } from './PlaceCard.tsx';

/**
 * Connects what has no app: a pair of WireGuard keys is made in the browser, its public half registered, and files are
 * made of both. The private key is never part of a request, and the page shows the whole request.
 */
export function Configurations(props: ConfigurationsProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <div aria-busy="true" className={css.parts}>
        <PanelLoading label={formatMessage(m.loading)} />
      </div>
    );
  }
  if (props.status === 'error') {
    return (
      <div className={css.parts}>
        <PanelFailed retryLabel={formatMessage(activityLogMessages.retry)} onRetry={props.onRetry}>
          {formatMessage(m.loadFailed)}
        </PanelFailed>
      </div>
    );
  }
  return <Ready {...props} />;
}

function Ready(props: ConfigurationsReady) {
  const { used, limit } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={css.parts}>
      <div className={css.head}>
        <Text tone="muted">{formatMessage(m.lead)}</Text>
        <Meter
          label={formatMessage(m.inUse, { used, places: limit })}
          value={Math.min(used, limit)}
          max={limit}
        />
      </div>
      <Steps {...props} />
      <KeyRows {...props} />
    </div>
  );
}

/** The three steps, or why there are none. Whoever has a file or a key in the page keeps the steps. */
function Steps(props: ConfigurationsReady) {
  const { used, limit, hasPlan, offered, files, pair, retryAt, devicesHref, plansHref } = props;
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState({ name: '', cities: [] as string[] });
  const steps = useFocusKept<HTMLDivElement>(Boolean(files));
  const isUnderWay = Boolean(files || pair || retryAt);
  if (!offered) return <Notice>{formatMessage(m.notOffered)}</Notice>;
  if (!hasPlan && !isUnderWay)
    return (
      <>
        <Notice>{formatMessage(m.noPlan)}</Notice>
        <div>
          <Button href={plansHref}>{formatMessage(m.plans)}</Button>
        </div>
      </>
    );
  if (used >= limit && !isUnderWay)
    return (
      <Notice tone="data">
        <span>{formatMessage(m.full)}</span> <Link href={devicesHref}>{formatMessage(m.devices)}</Link>
      </Notice>
    );
  // The file takes the place of the steps that led to it.
  if (files) return <FileCard {...props} />;
  return (
    <div ref={steps} tabIndex={-1} className={css.parts}>
      <KeyCard {...props} wanted={wanted} brandName={brand.name} />
      <PlaceCard {...props} wanted={wanted} onWanted={setWanted} />
      <FileCard {...props} />
    </div>
  );
}
