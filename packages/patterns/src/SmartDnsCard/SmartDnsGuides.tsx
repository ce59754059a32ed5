import { Accordion, Heading, Icon, Ltr, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './SmartDnsCard.css.ts';
import { smartDnsDevices } from './SmartDnsCard.tsx';
import { smartDnsCardMessages as m } from './smartDnsCard.messages.ts';

const ways = {
  appleTv: [m.appleTv1, m.appleTv2, m.appleTv3],
  samsung: [m.samsung1, m.samsung2, m.samsung3],
  lg: [m.lg1, m.lg2, m.lg3],
  playStation: [m.playStation1, m.playStation2, m.playStation3],
  xbox: [m.xbox1, m.xbox2, m.xbox3],
  nintendo: [m.nintendo1, m.nintendo2, m.nintendo3],
};

/** Their menus have one field for a DNS server. */
const oneField: readonly string[] = ['appleTv', 'samsung', 'lg'];

export interface SmartDnsGuidesProps {
  /** As in `SmartDnsCard`; at least one. */
  servers: readonly string[];
  headingLevel?: 2 | 3;
}

/** Where the DNS addresses go, step by step, on each TV and console. */
export function SmartDnsGuides({ servers, headingLevel = 2 }: SmartDnsGuidesProps) {
  const { formatMessage } = useIntl();
  const [primary, secondary] = servers;
  if (!primary) return null;
  const first = <Ltr key="primary">{primary}</Ltr>;
  const enterOne = formatMessage(m.enterOne, { primary: first });
  const enterBoth = secondary
    ? formatMessage(m.enterBoth, { primary: first, secondary: <Ltr key="secondary">{secondary}</Ltr> })
    : enterOne;
  return (
    <section className={css.stack}>
      <Heading level={headingLevel} size="h3">
        {formatMessage(m.guides)}
      </Heading>
      <Text tone="muted" measure>
        {formatMessage(m.guidesText)}
      </Text>
      <Accordion
        level={(headingLevel + 1) as 3 | 4}
        name="smart-dns-guide"
        items={smartDnsDevices.map(({ id, name, glyph }) => ({
          id: `dns-${id}`,
          question: (
            <span className={css.guide}>
              <Icon glyph={glyph} className={css.glyph} />
              <bdi>{name}</bdi>
            </span>
          ),
          answer: (
            <ol className={css.steps}>
              {[
                ...(ways[id as keyof typeof ways] ?? []).map((message) => formatMessage(message)),
                oneField.includes(id) ? enterOne : enterBoth,
                formatMessage(m.restart),
              ].map((step, place) => (
                <li key={place} className={css.step}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          ),
        }))}
      />
    </section>
  );
}
