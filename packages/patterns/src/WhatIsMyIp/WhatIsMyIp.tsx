import { maskAddress } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import {
  Card,
  Container,
  CopyField,
  DownloadGlyph,
  EyeOffGlyph,
  Heading,
  LinkCards,
  Ltr,
  Section,
  ShieldCheckGlyph,
  Switch,
  Table,
  Text,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { AddressCard, type AddressCardProps } from '../AddressCard/AddressCard.tsx';
import { LaterPart } from '../PageLayout/LaterPart.tsx';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import { ToolFaq } from '../ToolFaq/ToolFaq.tsx';
import { ToolHead } from '../ToolHead/ToolHead.tsx';
import { GeoCredit } from './GeoCredit.tsx';
import * as css from './WhatIsMyIp.css.ts';
import { whatIsMyIpMessages as m } from './whatIsMyIp.messages.ts';

/** The facts a browser reveals without a permission. */
export interface BrowserFacts {
  timeZone: string | null;
  /** How the clock stands to the country of the address. */
  clock: 'fits' | 'differs' | 'unknown';
  /** Codes, the preferred one first. */
  languages: readonly string[];
  /** Names, null where they are not known. */
  browser: string | null;
  version: string | null;
  system: string | null;
  userAgent: string;
}

export interface WhatIsMyIpProps {
  /** The visitor's own address. */
  own: AddressCardProps['facts'];
  /** The address that was looked up, in its place on the card. */
  lookedUp: AddressCardProps['facts'];
  failed?: boolean;
  busy?: boolean;
  error?: AddressCardProps['error'];
  typed?: AddressCardProps['typed'];
  /** The address of each family; null: none was found, undefined: it is still looked for. */
  families: { ipv4?: string | null; ipv6?: string | null };
  /** One of the families was found by WebRTC. */
  throughWebrtc: boolean;
  /** Null before the page runs. */
  client: BrowserFacts | null;
  masked: boolean;
  onMaskedChange: (masked: boolean) => void;
  onLookUp: (address: string) => void;
  onBack: () => void;
  onRetry: () => void;
  /** Nothing is sold where the visitor is: nothing leads to plans or downloads. */
  closed?: boolean | undefined;
}

/** The whole page of the IP look-up (spec section 2, security tools). */
export function WhatIsMyIp(props: WhatIsMyIpProps) {
  const { own, lookedUp, families, masked } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <ToolHead name={formatMessage(m.name)} title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
        <div className={css.columns}>
          <AddressCard
            facts={lookedUp ?? own}
            whose={lookedUp ? 'other' : 'own'}
            failed={props.failed}
            masked={masked && !lookedUp}
            busy={props.busy}
            error={props.error}
            typed={props.typed}
            onLookUp={props.onLookUp}
            onBack={props.onBack}
            onRetry={props.onRetry}
          />
          <Card as="section" padding="lg" labelledBy="families-title">
            <div className={css.side}>
              <Heading level={2} size="h3" id="families-title">
                {formatMessage(m.families)}
              </Heading>
              <Text size="small" tone="muted">
                {formatMessage(m.familiesText)}
              </Text>
              <Family name="ipv4" address={families.ipv4} masked={masked} looking={props.client !== null} />
              <Family name="ipv6" address={families.ipv6} masked={masked} looking={props.client !== null} />
              {props.throughWebrtc ? <Text size="caption">{formatMessage(m.throughWebrtc)}</Text> : null}
              <Switch
                label={formatMessage(m.mask)}
                hint={formatMessage(m.maskHint)}
                checked={masked}
                onChange={(event) => props.onMaskedChange(event.currentTarget.checked)}
              />
            </div>
          </Card>
        </div>
      </ToolHead>
      <LaterPart name="addressFacts">
        <Section labelledBy="facts-title">
          <Container>
            <SplitHead id="facts-title" title={formatMessage(m.factsTitle)} />
            <Facts {...props} />
            <div className={css.source}>
              <GeoCredit />
            </div>
          </Container>
        </Section>
      </LaterPart>
      <LaterPart name="addressNext">
        <Section ground="alt" labelledBy="next-title" spacing="tight">
          <Container>
            <SplitHead id="next-title" title={formatMessage(m.nextTitle)} />
            <LinkCards
              label={formatMessage(m.nextLabel)}
              items={[
                {
                  href: '/webrtc-leak-test',
                  title: formatMessage(m.leakTest),
                  text: formatMessage(m.leakTestText),
                  glyph: ShieldCheckGlyph,
                },
                {
                  href: '/pricing',
                  title: formatMessage(m.plans),
                  text: formatMessage(m.plansText),
                  glyph: EyeOffGlyph,
                },
                {
                  href: '/download',
                  title: formatMessage(m.download),
                  text: formatMessage(m.downloadText),
                  glyph: DownloadGlyph,
                },
              ].slice(0, props.closed ? 1 : 3)}
            />
          </Container>
        </Section>
      </LaterPart>
      <LaterPart name="addressQuestions">
        <ToolFaq
          title={formatMessage(m.faqTitle)}
          items={(['what', 'exact', 'keep'] as const).map((key) => ({
            id: `ip-${key}`,
            question: formatMessage(m[`${key}Question`]),
            answer: formatMessage(m[`${key}Answer`]),
          }))}
        />
      </LaterPart>
    </>
  );
}

interface FamilyProps {
  name: 'ipv4' | 'ipv6';
  address: string | null | undefined;
  masked: boolean;
  /** Nothing is looked for before the page runs. */
  looking: boolean;
}

function Family({ name, address, masked, looking }: FamilyProps) {
  const { formatMessage } = useIntl();
  if (!address) {
    return (
      <div className={css.none}>
        <Text as="span" size="small" strong>
          {formatMessage(m[name])}
        </Text>
        <Text as="span" size="small" tone="muted">
          {formatMessage(address === null ? m.none : looking ? m.looking : m.unknown)}
        </Text>
      </div>
    );
  }
  return (
    <CopyField
      label={formatMessage(m[name])}
      value={masked ? maskAddress(address) : address}
      copyLabel={formatMessage(name === 'ipv4' ? m.copyIpv4 : m.copyIpv6)}
      copiedLabel={formatMessage(m.copied)}
      selectedLabel={formatMessage(m.selected)}
    />
  );
}

function Facts({ own, client, masked }: WhatIsMyIpProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const language = locale as Language;
  const unknown = formatMessage(m.unknown);
  // Some systems append a modifier to the language: en-US@posix.
  const nameOf = (code: string) =>
    /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(code)
      ? (formatDisplayName(code, { type: 'language' }) ?? code)
      : code;
  const known = client?.browser && client.version;
  const rows = [
    {
      key: 'address',
      value: own ? <Ltr>{masked ? maskAddress(own.ip) : own.ip}</Ltr> : unknown,
      text: m.addressText,
    },
    {
      key: 'country',
      value: own?.country_code
        ? formatList(
            [formatDisplayName(own.country_code, { type: 'region' }), own.region].filter(
              (part): part is string => Boolean(part),
            ),
            language,
            'unit',
          )
        : unknown,
      text: m.countryText,
    },
    {
      key: 'network',
      value: own?.network ? (own.network.name ?? `AS${own.network.number}`) : unknown,
      text: m.networkText,
    },
    {
      key: 'clock',
      value: client?.timeZone ? <Ltr>{client.timeZone}</Ltr> : unknown,
      text: m[`clock.${client?.clock ?? 'unknown'}`],
    },
    {
      key: 'language',
      value: client?.languages.length ? formatList(client.languages.map(nameOf), language) : unknown,
      text: m.languageText,
    },
    {
      key: 'browser',
      value: client ? (
        <>
          <span>
            {known
              ? formatMessage(client.system ? m.browserValue : m.browserOnly, {
                  browser: client.browser,
                  version: client.version,
                  system: client.system,
                })
              : unknown}
          </span>
          <bdi dir="ltr" translate="no" className={css.agent}>
            {client.userAgent}
          </bdi>
        </>
      ) : (
        unknown
      ),
      text: m.browserText,
    },
  ] as const;
  return (
    <Table
      caption={formatMessage(m.factsTitle)}
      columns={[
        { key: 'fact', label: formatMessage(m.fact) },
        { key: 'value', label: formatMessage(m.value) },
        { key: 'reveals', label: formatMessage(m.reveals) },
      ]}
      rows={rows.map(({ key, value, text }) => ({
        key,
        cells: { fact: formatMessage(m[key]), value, reveals: formatMessage(text) },
      }))}
    />
  );
}
