import { Button, Container, Heading, Section, Stack, Text } from '@tern/ui';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { providerAddress } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { winPayMessages as messages } from '../../messages/winPay.messages.ts';
import type { CheckoutEnds } from '../../purchase/checkout/CheckoutEnds.ts';
import { CheckoutScreen } from '../../purchase/checkout/CheckoutScreen.tsx';
import { insideHost, tellHost } from './hostChannel.ts';
import { showResult } from './showResult.ts';
import { useHost } from './useHost.ts';

// Nobody waits for a payment before the plan is chosen.
const FollowOrder = lazy(async () => ({ default: (await import('./FollowOrder.tsx')).FollowOrder }));

/**
 * `/win-pay/native`: the plan is chosen inside the Windows client, the payment opens in the buyer's own browser,
 * and this page waits for it, then shows the result page.
 */
export function WinPayNativePage() {
  useHost();
  const site = useSite();
  const { formatMessage } = useIntl();
  const [paying, setPaying] = useState<{ orderId: string | null; url: string } | null>(null);
  const ends = useMemo<CheckoutEnds>(
    () => ({
      surface: 'win',
      hrefFor: (planId) => `/win-pay/native?plan=${encodeURIComponent(planId)}`,
      onLeave(url, orderId) {
        openOutside({ orderId, url });
        setPaying({ orderId, url });
      },
      onPaid: () => {},
    }),
    [],
  );
  const title = useRef<HTMLHeadingElement>(null);
  /* The checkout is gone, and the focus with it. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => title.current?.focus(), [paying]);
  if (!paying) return <CheckoutScreen ends={ends} />;
  return (
    <>
      <Section>
        <Container>
          <Stack gap={4}>
            <Heading level={1} size="h2" focusRef={title}>
              {formatMessage(messages.browserTitle)}
            </Heading>
            <Text>{formatMessage(messages.browserText)}</Text>
            <div>
              <Button variant="outline" onClick={() => openOutside(paying)}>
                {formatMessage(messages.openAgain)}
              </Button>
            </div>
          </Stack>
        </Container>
      </Section>
      <Suspense>
        {paying.orderId ? (
          <FollowOrder orderId={paying.orderId} onEnd={(orderId) => showResult(orderId, site)} />
        ) : null}
      </Suspense>
    </>
  );
}

function openOutside({ orderId, url }: { orderId: string | null; url: string }): void {
  const absolute = new URL(providerAddress(url), location.href).href;
  if (insideHost()) tellHost({ type: 'tern.open', order_id: orderId, url: absolute });
  else open(absolute, '_blank', 'noopener');
}
