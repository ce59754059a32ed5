import { transparency } from '@tern/domain';
import { TransparencyScreen } from '@tern/patterns';
import { Breadcrumbs } from '@tern/ui';
import { useOrigin } from '../../app/Origin.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { contentPageMessages } from '../../content/contentPage.messages.ts';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { VerifyIsland } from '../../islands/VerifyIsland.tsx';
import { transparencyPageMessages as m } from './transparencyPage.messages.ts';

/** Proofs of the operator, a list of all that is stored, and the signed list of servers to verify (issue 39). */
export function TransparencyPage() {
  const words = useWords();
  const { now = 0 } = useSite();
  const origin = useOrigin();
  const { proof = null } = usePublicData();
  const { canary } = transparency;
  return (
    <TransparencyScreen
      facts={transparency}
      feed={proof}
      origin={origin}
      now={now}
      verifyFeed={
        proof ? (
          <Island
            name="verify"
            component={VerifyIsland}
            props={{
              part: 'feed',
              signedWith: proof.key,
              shown: {
                sequence: proof.sequence,
                servers: proof.servers,
                countries: proof.countries,
                owned: proof.owned.servers,
              },
            }}
          />
        ) : null
      }
      verifyCanary={
        canary ? <Island name="verify" component={VerifyIsland} props={{ part: 'canary', canary }} /> : null
      }
      breadcrumbs={
        <Breadcrumbs
          label={words(contentPageMessages.breadcrumbs)}
          items={[{ label: words(contentPageMessages.home), href: '/' }, { label: words(m.crumb) }]}
        />
      }
    />
  );
}
