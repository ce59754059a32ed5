import { buildPath, settingsPath } from '@tern/domain';
import { DisplaySettings } from '@tern/patterns';
import { FeatureGrid, Link, Text } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { accessibilityChecks } from './accessibilityChecks.ts';
import { accessibilityPageMessages as m } from './accessibilityPage.messages.ts';

/** The day on which checks and limits were last compared with the tests. */
const changed = '2026-11-26';

/** The statement about accessibility, and the settings that hold on every page. */
export function AccessibilityPage() {
  const words = useWords();
  const { language, variant } = useSite();
  return (
    <>
      <Intro
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
        note={words(shared.changed, { date: new Date(`${changed}T12:00:00Z`) })}
      />
      <Block
        beside
        anchor="settings"
        title={words(m.settingsTitle)}
        lead={words(m.settingsText)}
        divided={false}
      >
        <DisplaySettings
          action={settingsPath}
          back={buildPath({ language, variant, path: '/accessibility' })}
        />
      </Block>
      <Block title={words(m.checksTitle)} lead={words(m.checksText)} ground="alt">
        <FeatureGrid
          items={accessibilityChecks.map(({ title, text }) => ({ title: words(title), text: words(text) }))}
        />
      </Block>
      <Block title={words(m.limitsTitle)} lead={words(m.limitsText)}>
        <FeatureGrid
          columns={2}
          items={[
            { title: words(m.peopleTitle), text: words(m.peopleText) },
            { title: words(m.paymentTitle), text: words(m.paymentText) },
            { title: words(m.scriptsTitle), text: words(m.scriptsText) },
            { title: words(m.appsTitle), text: words(m.appsText) },
          ]}
        />
      </Block>
      <Block beside title={words(m.contactTitle)}>
        <Text measure>{words(m.contactText)}</Text>
        <Link variant="arrow" href="/contact">
          {words(m.contactLink)}
        </Link>
      </Block>
    </>
  );
}
