import type { NetworkCountry } from '@tern/contract';
import { Button, Notice, Stack, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn } from '../../app/placeNames.ts';
import { usePosted } from '../../app/usePosted.ts';
import { useWords } from '../../content/useWords.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';

/**
 * Leads to the distances: a shared page knows no visitor, and the link asks for a page of one's own, which needs no script. On
 * that one the first screen has them, and this says how they were found.
 */
export function DistanceFrom({ country }: { country: NetworkCountry }) {
  const intl = useIntl();
  const words = useWords();
  const posted = usePosted('places');
  if (!posted || posted.from === undefined)
    return (
      <Stack gap={2}>
        <div>
          <Button variant="outline" href={`/vpn-server/${country.slug}?from=here`} rel="nofollow">
            {words(m.measure)}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {words(m.measureText)}
        </Text>
      </Stack>
    );
  const { from } = posted;
  if (!from) return <Notice>{words(m.unknownPlace)}</Notice>;
  return (
    <Text size="small" tone="muted">
      {from.city
        ? words(m.measured, { place: cityNameIn(intl, { name: from.city, names: {} }) })
        : words(m.measuredUnnamed)}
    </Text>
  );
}
