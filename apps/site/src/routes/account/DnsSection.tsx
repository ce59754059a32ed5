import { BoundAddressCard, type BoundAddressError, SmartDnsCard, SmartDnsGuides } from '@tern/patterns';
import { Grid } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { type BoundAddressState, createBoundAddressStore } from './boundAddress.store.ts';
import { failuresStore } from './failures.store.ts';

const cardErrors: Partial<Record<NonNullable<BoundAddressState['error']>, BoundAddressError>> = {
  ip_invalid: 'ip_invalid',
  ip_reserved: 'ip_reserved',
  rate_limited: 'rate_limited',
};

/** `/myAccount/dnsSettings`: Smart DNS (spec section 2, account; decisions: Account). */
export function DnsSection() {
  const { api } = useStores();
  const failures = useStore(failuresStore);
  const [store] = useState(() => createBoundAddressStore(api));
  const { address, failed, busy, error, done } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);

  if (!address) {
    return (
      <Grid columns={2}>
        {failed ? (
          <BoundAddressCard status="error" onRetry={() => void store.load()} />
        ) : (
          <BoundAddressCard status="loading" />
        )}
        {failed ? null : <SmartDnsCard status="loading" />}
      </Grid>
    );
  }
  return (
    <>
      <Grid columns={2}>
        <BoundAddressCard
          bound={address.ip}
          boundAt={address.bound_at}
          current={address.current_ip}
          bindable={address.is_current_bindable}
          onBind={(ip) => void store.bind(ip)}
          onRemove={() => void store.remove()}
          busy={busy ?? undefined}
          error={error ? (cardErrors[error] ?? 'unknown') : undefined}
          onFailed={failures.tell}
          done={done ?? undefined}
        />
        <SmartDnsCard servers={address.dns_servers} />
      </Grid>
      <SmartDnsGuides servers={address.dns_servers} />
    </>
  );
}
