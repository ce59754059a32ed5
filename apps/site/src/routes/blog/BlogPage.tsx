import type { RouteId } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { Container, EmptyState, MiniArc, Section, TopicPicture } from '@tern/ui';
import type { PageProps } from '../../app/PageProps.ts';
import { firstSentence } from '../../content/firstSentence.ts';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { useWords } from '../../content/useWords.ts';
import { blogPageMessages as m } from './blogPage.messages.ts';

const titles: Partial<Record<RouteId, TernMessage>> = {
  blogSearch: m.searchTitle,
  blogMore: m.moreTitle,
};

/** The blog (spec section 2): what is published, or what to read meanwhile. */
export function BlogPage({ route }: PageProps) {
  const words = useWords();
  const title = titles[route.id] ?? m.title;
  const label = firstSentence(words(m.title));
  return (
    <>
      <Intro
        picture={<TopicPicture name="notes" />}
        variant="compact"
        title={words(title)}
        lead={words(m.lead)}
        crumbs={
          title === m.title ? [{ label }] : [{ label, href: '/blog' }, { label: firstSentence(words(title)) }]
        }
      />
      <Section spacing="tight">
        <Container>
          <EmptyState picture={<MiniArc />} title={words(m.emptyTitle)} text={words(m.emptyText)} />
        </Container>
      </Section>
      <More
        title={words(m.guidesTitle)}
        columns={2}
        items={[
          { href: '/what-is-vpn', title: words(m.guideVpn), text: words(m.guideVpnText) },
          { href: '/webrtc-leak-test', title: words(m.guideLeak), text: words(m.guideLeakText) },
          { href: '/what-is-my-ip', title: words(m.guideIp), text: words(m.guideIpText) },
          { href: '/faq', title: words(m.guideFaq), text: words(m.guideFaqText) },
        ]}
      />
    </>
  );
}
