import { PaddleCheckout } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { goToPage } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useStores } from '../../app/stores.tsx';
import { loadPaddle } from './loadPaddle.ts';
import { createPaddleStore } from './paddle.store.ts';

/** The name that Paddle gives the transaction in a payment link. */
const paddleName = '_ptxn';

/** Paddle.js opens a link by itself: the page does, once it knows that the order is open, and keeps the name for a reload. */
function renameParameter(): void {
  const query = new URLSearchParams(location.search);
  const transaction = query.get(paddleName);
  if (!transaction) return;
  query.delete(paddleName);
  query.set('transaction', transaction);
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
}

/** `/paddle?_ptxn=…`: Paddle's default payment link, which opens its checkout over this page. */
export function PaddlePage() {
  const { api } = useStores();
  const site = useSite();
  const { language } = site;
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const transaction = query.get(paddleName) ?? query.get('transaction');
  const [store] = useState(() =>
    createPaddleStore(api, {
      load: loadPaddle,
      leave: goToPage,
      locale: language,
      accountPath: localHref('/myAccount/subscriptions', site),
      origin: typeof location === 'undefined' ? '' : location.origin,
    }),
  );
  const { step, paidPath, backPath, leaving } = useSnapshot(store.state);

  useEffect(() => {
    renameParameter();
    void store.open(transaction);
    return store.stop;
  }, [store, transaction]);

  return (
    <Section>
      <Container>
        <PaddleCheckout
          step={step}
          leaving={leaving}
          onRetry={() => void store.open(transaction)}
          backHref={backPath ?? '/pricing'}
          statusHref={paidPath ?? undefined}
        />
      </Container>
    </Section>
  );
}
