import { brand } from '@tern/domain';
import {
  Badge,
  Button,
  Card,
  CheckGlyph,
  Container,
  Heading,
  LeakRing,
  Ltr,
  RegionMap,
  Section,
  Text,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { homeExamples } from '../home/homeExamples.ts';
import { countriesMessages } from '../navigation/countries.messages.ts';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import * as css from './ToolsTeaser.css.ts';
import { toolsTeaserMessages as m } from './toolsTeaser.messages.ts';

const leakTest = '/webrtc-leak-test';
const lookup = '/what-is-my-ip';

/** The two free tools, with a drawing of what each shows. */
export function ToolsTeaser() {
  const { formatMessage } = useIntl();
  return (
    <Section ground="alt" labelledBy="tools-title">
      <Container>
        <SplitHead
          id="tools-title"
          title={formatMessage(m.title)}
          lead={formatMessage(m.lead, { brand: brand.name })}
        />
        <div className={css.tools}>
          <Card as="article" padding="none" labelledBy="tools-leak">
            <div className={css.ringPicture} aria-hidden="true">
              <span className={css.ring}>
                <LeakRing state="ok" />
              </span>
              <span className={css.verdict}>
                <Badge tone="success" icon={CheckGlyph}>
                  {formatMessage(m.leakOk)}
                </Badge>
              </span>
            </div>
            <div className={css.body}>
              <Heading level={3} id="tools-leak">
                {formatMessage(m.leakTitle)}
              </Heading>
              <Text tone="muted">{formatMessage(m.leakText)}</Text>
              <div className={css.action}>
                <Button variant="outline" href={leakTest}>
                  {formatMessage(m.leakAction)}
                </Button>
              </div>
            </div>
          </Card>
          <Card as="article" padding="none" labelledBy="tools-ip">
            <div className={css.mapPicture}>
              <RegionMap variant="europe" title={formatMessage(m.ipMap)} />
              <div className={css.facts} aria-hidden="true">
                <dl>
                  <div className={css.fact}>
                    <dt className={css.term}>{formatMessage(m.address)}</dt>
                    <dd className={css.value}>
                      <Ltr>{homeExamples.visitor}</Ltr>
                    </dd>
                  </div>
                  <div className={css.fact}>
                    <dt className={css.term}>{formatMessage(m.country)}</dt>
                    <dd className={css.value}>{formatMessage(countriesMessages.fr)}</dd>
                  </div>
                  <div className={css.fact}>
                    <dt className={css.term}>{formatMessage(m.place)}</dt>
                    <dd className={css.value}>{formatMessage(m.placeExample)}</dd>
                  </div>
                </dl>
              </div>
            </div>
            <div className={css.body}>
              <Heading level={3} id="tools-ip">
                {formatMessage(m.ipTitle)}
              </Heading>
              <Text tone="muted">{formatMessage(m.ipText)}</Text>
              <div className={css.action}>
                <Button variant="outline" href={lookup}>
                  {formatMessage(m.ipAction)}
                </Button>
              </div>
            </div>
          </Card>
        </div>
      </Container>
    </Section>
  );
}
