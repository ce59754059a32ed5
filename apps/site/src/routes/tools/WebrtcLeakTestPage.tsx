import { LeakTest } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { detectClient } from './detectClient.ts';
import { createDnsTestStore } from './dnsTest.store.ts';
import { createLeakTestStore } from './leakTest.store.ts';

/** `/webrtc-leak-test` (decisions: Leak test). */
export function WebrtcLeakTestPage() {
  const { api, geo } = useStores();
  const [test] = useState(() => createLeakTestStore(api, geo));
  const [dnsTest] = useState(() => createDnsTestStore(api, geo));
  const state = useSnapshot(test.state);
  const dns = useSnapshot(dnsTest.state);
  const { info } = useSnapshot(geo.state);
  const [masked, setMasked] = useState(false);
  const hydrated = useHydrated();
  const { browser, system } = hydrated ? detectClient(navigator) : { browser: null, system: null };
  useEffect(() => {
    void geo.ensure();
    void dnsTest.prepare();
  }, [geo, dnsTest]);
  return (
    <LeakTest
      status={state.status}
      mode={state.mode}
      onModeChange={test.setMode}
      seenAddress={state.verdict ? state.seen : (info?.user_ip ?? null)}
      found={state.found}
      progress={state.progress}
      verdict={state.verdict}
      lines={state.lines}
      took={state.took}
      servers={state.servers}
      baseline={state.baseline ? state.baseline.addresses.length : null}
      baselineRefused={state.baselineRefused}
      dns={{
        state: dns.status,
        zone: dns.zone,
        resolvers: dns.resolvers,
        onRun: () => void dnsTest.run(),
      }}
      masked={masked}
      onMaskedChange={setMasked}
      onRun={() => void test.run()}
      onStartOver={test.startOver}
      browser={browser}
      system={system}
    />
  );
}
