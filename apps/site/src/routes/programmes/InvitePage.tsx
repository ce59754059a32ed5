import { attributionDays, brand } from '@tern/domain';
import { InviteCard } from '@tern/patterns';
import { Button, Text } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { InviteSteps } from './InviteSteps.tsx';
import { invitePageMessages as m } from './invitePage.messages.ts';
import { TryCode } from './TryCode.tsx';

/** For friends who were invited, and those who invite (spec section 2, `/invite`: banner, card, how it works). */
export function InvitePage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead, { days: attributionDays })}
        picture={<InviteCard side="friend" percent={brand.programmes.invite.friendPercent} />}
        actions="plans"
      />
      <Block beside title={words(m.tryTitle)} lead={words(m.tryText)} divided={false}>
        <TryCode param="invite_code" />
      </Block>
      <InviteSteps />
      <Block beside title={words(m.ownTitle)}>
        <Text size="lead" measure>
          {words(m.ownText)}
        </Text>
        <div>
          <Button variant="outline" href="/myAccount/invite">
            {words(m.ownAction)}
          </Button>
        </div>
      </Block>
      <End />
    </>
  );
}
