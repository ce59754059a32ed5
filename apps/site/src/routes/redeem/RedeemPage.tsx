import { buildPath } from '@tern/domain';
import { RedeemPanel } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { useOrigin } from '../../app/Origin.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { useTrial } from '../../app/useTrial.ts';
import { carriedCode, createRedeemStore } from './redeem.store.ts';
import { VoucherQr } from './VoucherQr.tsx';

/** `/redeem`, and `/redeem#CODE` of a card: a voucher is shown and redeemed (spec section 2, programmes). */
export function RedeemPage() {
  const { api, session } = useStores();
  const { language } = useSite();
  const posted = usePosted('redeem');
  const trial = useTrial();
  const origin = useOrigin();
  const { hash } = useLocation();
  const { status } = useSnapshot(session.state);
  const [store] = useState(() =>
    createRedeemStore(api, { posted, signUp: (email) => session.signUp(email, language) }),
  );
  const { voucher, code, refusal, failure, busy } = useSnapshot(store.state);
  // With the session, so that the page says what the voucher does for its person.
  useEffect(() => {
    const carried = carriedCode(hash) || store.state.voucher?.code;
    const waits = status === 'unknown' || store.state.voucher?.redeemed || store.state.busy;
    if (carried && !waits) void store.look(carried);
  }, [hash, status, store]);
  // The page of a phone is found by itself: the address is that of computers.
  const path = buildPath({ language, variant: 'desktop', path: '/redeem' });
  return (
    <Section spacing="tight">
      <Container>
        <RedeemPanel
          key={posted ? 'posted' : hash}
          voucher={voucher}
          refusal={refusal}
          failure={failure}
          busy={busy}
          typed={code}
          signedIn={status === 'signed-in' || posted?.signedIn === true}
          address={`${origin || window.location.origin}${path}`}
          signInHref={`/login?redirect=/redeem${voucher ? `#${voucher.code}` : ''}`}
          withoutTrial={!trial}
          onLook={(typed) => void store.look(typed)}
          onRedeem={(email) => void store.redeem(email)}
          onAnother={store.another}
          Qr={VoucherQr}
          onPrint={() => print()}
        />
      </Container>
    </Section>
  );
}
