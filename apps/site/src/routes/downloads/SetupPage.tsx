import { navigationMessages } from '@tern/patterns';
import { Link, type LinkCard, ScreenPicture, StepList, Text, TopicPicture } from '@tern/ui';
import type { ReactNode } from 'react';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import type { LivingRoomDevice } from './livingRoom.ts';
import { smartTvsPageMessages as shared } from './smartTvsPage.messages.ts';

export interface SetupPageProps {
  device: LivingRoomDevice;
  /** The page between downloads and this one. */
  above?: { label: string; href: string };
  others: readonly LinkCard[];
  /** The app for this device. */
  actions?: ReactNode;
  /** Another way for this device. */
  also?: { title: string; text: string };
}

/** Setting up one television or console, step by step. */
export function SetupPage({ device, above, others, actions, also }: SetupPageProps) {
  const words = useWords();
  const m = device.words;
  const pictures = device.screens.map(([frame, scene]) => (
    <ScreenPicture key={scene} frame={frame} scene={scene} />
  ));
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        actions={actions}
        picture={<TopicPicture name={device.picture} />}
        crumbs={[
          { label: words(navigationMessages.download), href: '/download' },
          ...(above ? [above] : []),
          { label: device.name },
        ]}
      />
      <Block title={words(shared.stepsTitle)} divided={false}>
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text), picture: pictures[0] },
            { title: words(m.step2Title), text: words(m.step2Text), picture: pictures[1] },
            { title: words(m.step3Title), text: words(m.step3Text), picture: pictures[2] },
            { title: words(m.step4Title), text: words(m.step4Text), picture: pictures[3] },
          ]}
        />
        <Link variant="arrow" href="/myAccount/dnsSettings">
          {words(shared.dnsLink)}
        </Link>
      </Block>
      <Block beside title={words(shared.limitsTitle)} ground="alt">
        <Text size="lead" measure>
          {words(m.limits)}
        </Text>
      </Block>
      {also ? (
        <Block beside title={also.title}>
          <Text size="lead" measure>
            {also.text}
          </Text>
        </Block>
      ) : null}
      <Questions items={[{ id: 'question-1', question: words(m.q1), answer: words(m.a1) }]} />
      <More title={words(shared.othersTitle)} items={others} />
      <End />
    </>
  );
}
