import { Badge, Card, CheckGlyph, Container, Grid, Heading, Section, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import { MarkedEnglish } from '../words/MarkedEnglish.tsx';
import * as css from './LeakFixes.css.ts';
import { leakFixesMessages as m } from './leakFixes.messages.ts';

const browsers = ['chrome', 'firefox', 'safari', 'edge', 'brave', 'opera'] as const;
const systems = ['windows', 'mac', 'android', 'ios'] as const;
export type FixBrowser = (typeof browsers)[number];
export type FixSystem = (typeof systems)[number];

export interface LeakFixesProps {
  /** The visitor's browser: its card comes first. Null while unknown. */
  browser: FixBrowser | null;
  system: FixSystem | null;
}

/** Steps against a leak: a card for each browser and each system. */
export function LeakFixes({ browser, system }: LeakFixesProps) {
  const { formatMessage } = useIntl();
  return (
    <Section labelledBy="fixes-title">
      <Container>
        <SplitHead id="fixes-title" title={formatMessage(m.title)} lead={formatMessage(m.lead)} />
        <div className={css.groups}>
          <Group title={formatMessage(m.browsers)} names={browsers} own={browser} />
          <Group title={formatMessage(m.systems)} names={systems} own={system} />
        </div>
      </Container>
    </Section>
  );
}

interface GroupProps {
  title: string;
  names: readonly (FixBrowser | FixSystem)[];
  own: FixBrowser | FixSystem | null;
}

function Group({ title, names, own }: GroupProps) {
  const { formatMessage } = useIntl();
  const ordered = names.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <div className={css.group}>
      <Heading level={3}>{title}</Heading>
      <Grid columns={names.length === 4 ? 4 : 3}>
        {ordered.map((name) => (
          <Card key={name} as="article" labelledBy={`fix-${name}`}>
            <div className={css.head}>
              <Heading level={4} id={`fix-${name}`}>
                {formatMessage(m[`${name}.name`])}
              </Heading>
              {name === own ? <Badge icon={CheckGlyph}>{formatMessage(m.yours)}</Badge> : null}
            </div>
            <Text size="small" tone="muted">
              <MarkedEnglish text={formatMessage(m[`${name}.text`])} />
            </Text>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
