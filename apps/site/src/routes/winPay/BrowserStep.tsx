import { Button, Container, Heading, Section, Stack, Text } from '@tern/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/SiteContext.tsx';
import { winPayMessages as messages } from '../../messages/winPay.messages.ts';
import { FollowOrder } from './FollowOrder.tsx';
import { showResult } from './showResult.ts';

/** Waits for a payment in the browser of the buyer, and shows its result. */
export function BrowserStep({ orderId, onOpen }: { orderId: string | null; onOpen: () => void }) {
  const site = useSite();
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  /* The checkout is gone, and the focus with it. */
  useEffect(() => title.current?.focus(), []);
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
              <Button variant="outline" onClick={onOpen}>
                {formatMessage(messages.openAgain)}
              </Button>
            </div>
          </Stack>
        </Container>
      </Section>
      {orderId ? <FollowOrder orderId={orderId} onEnd={(id) => showResult(id, site)} /> : null}
    </>
  );
}
