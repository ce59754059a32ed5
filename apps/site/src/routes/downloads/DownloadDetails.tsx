import type { AppPlatform } from '@tern/domain';
import { Container, Grid, Section } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { DownloadFacts, hasFacts } from './DownloadFacts.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { useDownloadItems } from './useDownloadItems.ts';

/** Apps that are taken on the phone itself; for the others the phone gets the way to its own. */
const onPhone: readonly AppPlatform[] = ['ios', 'android'];

/** Below the first screen: what is known of the file, and the way to the phone. Nothing where there is neither. */
export function DownloadDetails({ platform }: { platform: AppPlatform }) {
  const { form } = useSite();
  const item = useDownloadItems().find((each) => each.platform === platform);
  const facts = item && hasFacts(item) ? <DownloadFacts item={item} /> : null;
  if (!facts && form === 'mobile') return null;
  return (
    <Section spacing="tight" divided={false}>
      <Container>
        <Grid columns={2}>
          <PhoneCode path={onPhone.includes(platform) ? `/download/${platform}` : '/download'} />
          {facts}
        </Grid>
      </Container>
    </Section>
  );
}
