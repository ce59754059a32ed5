import { maskAddress, normalizeKey } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import {
  Badge,
  Button,
  Card,
  CountryCode,
  cx,
  type Description,
  DescriptionList,
  EyeGlyph,
  EyeOffGlyph,
  Heading,
  Ltr,
  PointMap,
  SearchField,
  Text,
  VisuallyHidden,
} from '@tern/ui';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import * as css from './AddressCard.css.ts';
import type { AddressFacts } from './AddressFacts.ts';
import { addressCardMessages as m } from './addressCard.messages.ts';

export type LookupError = 'ip_invalid' | 'ip_reserved' | 'rate_limited' | 'network';

export interface AddressCardProps {
  /** Null until it is known. */
  facts: Omit<AddressFacts, 'family'> | null;
  /** `own` is the visitor's, `other` was typed in. */
  whose: 'own' | 'other';
  /** The service does not say: there are no facts to wait for. */
  failed?: boolean;
  masked?: boolean;
  busy?: boolean;
  error?: LookupError | undefined;
  /** Sent before any script ran. */
  typed?: string | undefined;
  onLookUp: (address: string) => void;
  /** Shows the own address again. */
  onBack: () => void;
  onRetry: () => void;
}

const isText = (part: string | null | undefined): part is string => Boolean(part);

/** An address on the map, what the data knows of it, and a field for another one. */
export function AddressCard(props: AddressCardProps) {
  const { facts, whose, failed = false, masked = false, busy = false, error } = props;
  const { formatMessage, formatDisplayName } = useIntl();
  const titleId = useId();
  const problemId = useId();
  const formId = useId();
  const [wanted, setWanted] = useState(props.typed ?? '');
  const country = facts?.country_code
    ? (formatDisplayName(facts.country_code, { type: 'region' }) ?? facts.country_code)
    : null;
  const place = facts?.city ?? country;
  const shown = facts && masked ? { ...facts, ip: maskAddress(facts.ip) } : facts;
  return (
    <Card as="article" padding="none" labelledBy={titleId}>
      <div className={css.map}>
        <PointMap
          location={facts?.location ?? null}
          country={facts?.country_code ?? null}
          title={place ? formatMessage(m.map, { place }) : formatMessage(m.mapEmpty)}
        />
      </div>
      <div className={css.body}>
        <Said facts={shown} whose={whose} failed={failed} country={country} />
        <div className={css.main}>
          <Heading level={2} size="h4" id={titleId}>
            {formatMessage(m[whose])}
          </Heading>
          {facts ? (
            <>
              <p className={cx(css.address, facts.ip.includes(':') && css.long)}>
                <Ltr>{shown?.ip}</Ltr>
              </p>
              {whose === 'own' || facts.is_exit ? (
                <div className={css.standing}>
                  <Badge
                    tone={facts.is_exit ? 'success' : 'danger'}
                    icon={facts.is_exit ? EyeOffGlyph : EyeGlyph}
                  >
                    {formatMessage(facts.is_exit ? m.hidden : m.exposed)}
                  </Badge>
                  <Text size="small" tone="muted">
                    {formatMessage(facts.is_exit ? m.hiddenText : m.exposedText)}
                  </Text>
                </div>
              ) : null}
              {facts.country_code && !facts.location ? (
                <Text size="caption">{formatMessage(m.middle)}</Text>
              ) : null}
            </>
          ) : (
            <NoFacts failed={failed} />
          )}
          {failed && !facts ? (
            <div>
              <Button variant="outline" size="sm" onClick={props.onRetry}>
                {formatMessage(m.again)}
              </Button>
            </div>
          ) : null}
          {whose === 'other' ? (
            <div>
              <Button variant="outline" size="sm" onClick={props.onBack}>
                {formatMessage(m.back)}
              </Button>
            </div>
          ) : null}
        </div>
        <Facts facts={facts} country={country} masked={masked} />
        <div className={css.form}>
          <div className={css.fields}>
            <SearchField
              label={formatMessage(m.search)}
              placeholder={formatMessage(m.search)}
              clearLabel={formatMessage(m.clear)}
              name="ip"
              formId={formId}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={wanted}
              onChange={setWanted}
              onSubmit={(value) => props.onLookUp(normalizeKey(value))}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? problemId : undefined}
            />
            <Button type="submit" form={formId} variant="outline" busy={busy}>
              {formatMessage(m.lookUp)}
            </Button>
          </div>
          <div id={problemId} role="alert" className={css.problem}>
            {error ? formatMessage(m[`error.${error}`]) : null}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** A new address in one sentence: whose it is, its place and its network. */
function Said({
  facts,
  whose,
  failed,
  country,
}: Pick<AddressCardProps, 'facts' | 'whose' | 'failed'> & { country: string | null }) {
  const { formatMessage, locale } = useIntl();
  const parts = facts && [formatMessage(m[whose]), facts.ip, facts.city, country, facts.network?.name];
  const said = useChanges(
    parts
      ? formatList(parts.filter(isText), locale as Language, 'unit')
      : failed
        ? formatMessage(m.failed)
        : null,
  );
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

/** A script may say the address before the page is alive: here, and the country in `data-own-country`. */
function NoFacts({ failed }: { failed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Text tone="muted">
      {failed ? (
        formatMessage(m.failed)
      ) : (
        <>
          <span data-own-address={css.address} className={css.waiting} suppressHydrationWarning>
            {formatMessage(m.waiting)}
          </span>
          <noscript>{formatMessage(m.noScript)}</noscript>
        </>
      )}
    </Text>
  );
}

interface FactsProps {
  facts: AddressCardProps['facts'];
  country: string | null;
  masked: boolean;
}

/** Country always, so that its absence is said; the others where the data has them. */
function Facts({ facts, country, masked }: FactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const unknown = formatMessage(m.unknown);
  const items: Description[] = [];
  const add = (term: string, value: ReactNode) => items.push({ term, value });
  add(
    formatMessage(m.country),
    country ? (
      <span className={css.country}>
        <CountryCode>{facts?.country_code}</CountryCode>
        <span>{country}</span>
      </span>
    ) : (
      <span data-own-country="" suppressHydrationWarning>
        {unknown}
      </span>
    ),
  );
  if (facts?.region) add(formatMessage(m.region), facts.region);
  if (facts?.city && !masked) add(formatMessage(m.city), facts.city);
  if (facts?.network) {
    const { name, number } = facts.network;
    add(
      formatMessage(m.network),
      name
        ? formatMessage(m.networkNumber, { name, number: String(number) })
        : formatMessage(m.networkOnly, { number: String(number) }),
    );
  }
  if (facts?.location && !masked) {
    const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });
    add(
      formatMessage(m.coordinates),
      <Ltr>{`${degrees(facts.location.latitude)}, ${degrees(facts.location.longitude)}`}</Ltr>,
    );
  }
  return <DescriptionList items={items} />;
}
