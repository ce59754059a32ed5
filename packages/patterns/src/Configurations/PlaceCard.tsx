import {
  Button,
  Card,
  Chip,
  ChipGroup,
  Combobox,
  Heading,
  Link,
  Notice,
  Skeleton,
  Text,
  TextField,
} from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationsError, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

interface Wanted {
  name: string;
  cities: string[];
}

interface PlaceCardProps extends ConfigurationsReady {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

const nameLength = 80;

const errors: Record<ConfigurationsError, (typeof m)[keyof typeof m]> = {
  device_limit: m.full,
  plan_needed: m.noPlan,
  wireguard_key_taken: m.taken,
  wireguard_key_refused: m.refused,
  validation_failed: m.invalid,
  rate_limited: m.tooMany,
  network: m.network,
  unknown: m.failed,
};

/** The second step: where the files lead to, and the name of the key. */
export function PlaceCard(props: PlaceCardProps) {
  const { places, pair, busy, error, retryAt, wanted, onWanted, onAdd } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [tried, setTried] = useState(false);
  const { formProps, errors: found } = useValidatedForm({
    fields: ['name'] as const,
    busy,
    validate: ({ name }) => ({ name: name ? undefined : formatMessage(passkeysMessages.nameMissing) }),
    onValid: ({ name }) => {
      if (pair && wanted.cities.length) onAdd({ name, cities: wanted.cities });
    },
  });
  return (
    <Card as="section" padding="lg">
      <div role="group" aria-labelledby={id}>
        <form
          {...formProps}
          method="post"
          className={css.stack}
          onSubmit={(event) => {
            setTried(true);
            formProps.onSubmit(event);
          }}
        >
          <div className={css.title}>
            <Heading level={2} size="h4" id={id}>
              {formatMessage(m.placeTitle, { step: 2 })}
            </Heading>
            {Array.isArray(places) && places.some(({ distance }) => distance) ? (
              <Text as="span" size="small" tone="muted">
                {formatMessage(m.nearestFirst)}
              </Text>
            ) : null}
          </div>
          <div className={css.fields}>
            <Places
              {...props}
              error={tried && !wanted.cities.length ? formatMessage(m.placeMissing) : undefined}
            />
            <TextField
              id={`${id}-name`}
              name="name"
              dir="auto"
              label={formatMessage(m.name)}
              hint={formatMessage(m.nameHint)}
              error={found.name}
              maxLength={nameLength}
              autoComplete="off"
              aria-required
              defaultValue={wanted.name}
              readOnly={busy || retryAt !== undefined}
              onChange={(event) => onWanted({ ...wanted, name: event.currentTarget.value })}
            />
          </div>
          <Outcome {...props} missing={tried && !pair} error={error} />
          {retryAt !== undefined ? null : (
            <div>
              <Button type="submit" variant={pair ? 'primary' : 'outline'} size="sm" busy={busy}>
                {formatMessage(m.add)}
              </Button>
            </div>
          )}
        </form>
      </div>
    </Card>
  );
}

/** Cities are found by name, one after the other, and stand below the field. */
function Places({
  places,
  mostPlaces,
  wanted,
  onWanted,
  onPlaces,
  busy,
  retryAt,
  error,
}: Pick<PlaceCardProps, 'busy' | 'retryAt' | 'places' | 'mostPlaces' | 'wanted' | 'onWanted' | 'onPlaces'> & {
  error: string | undefined;
}) {
  const { formatMessage } = useIntl();
  const { labelOf } = usePlaceLabel();
  const id = useId();
  const isHeld = busy || retryAt !== undefined;
  const count = wanted.cities.length;
  const before = useRef(count);
  // The button of a place goes with it.
  useEffect(() => {
    if (count < before.current) document.getElementById(`${id}-place`)?.focus();
    before.current = count;
  }, [count, id]);
  if (places === null)
    return (
      <div aria-busy="true">
        <Skeleton height="block" />
      </div>
    );
  if (places === 'failed')
    return (
      <div className={css.stack}>
        <Notice tone="danger" live>
          {formatMessage(m.noPlaces)}
        </Notice>
        <div>
          <Button variant="outline" size="sm" onClick={onPlaces}>
            {formatMessage(activityLogMessages.retry)}
          </Button>
        </div>
      </div>
    );
  const chosen = wanted.cities.flatMap((city) => places.find(({ id }) => id === city) ?? []);
  const isFull = chosen.length >= mostPlaces;
  return (
    <div className={css.places}>
      <Combobox
        // A choice goes to the group below: the field is empty again for the next.
        id={`${id}-place`}
        label={formatMessage(m.place)}
        options={places
          .filter(({ id }) => !wanted.cities.includes(id))
          .map((place) => ({
            value: place.id,
            label: labelOf(place),
            ...(place.distance && { note: place.distance }),
            ...(place.aliases && { keywords: place.aliases }),
          }))}
        value={null}
        onChange={(city) => {
          if (city) onWanted({ ...wanted, cities: [...wanted.cities, city] });
        }}
        openLabel={formatMessage(m.placeOpen)}
        emptyText={formatMessage(m.placeEmpty)}
        countLabel={(count) => formatMessage(m.placeCount, { count })}
        hint={isFull ? formatMessage(m.placeTooMany) : formatMessage(m.placeHint, { most: mostPlaces })}
        error={error}
        disabled={isFull || isHeld}
        required
      />
      {chosen.length ? (
        <ChipGroup label={formatMessage(m.placesChosen)}>
          {chosen.map((place) =>
            isHeld ? (
              <Chip key={place.id}>{labelOf(place)}</Chip>
            ) : (
              <Chip
                key={place.id}
                removeLabel={formatMessage(m.placeRemove, { place: labelOf(place) })}
                onRemove={() =>
                  onWanted({ ...wanted, cities: wanted.cities.filter((city) => city !== place.id) })
                }
              >
                {labelOf(place)}
              </Chip>
            ),
          )}
        </ChipGroup>
      ) : null}
    </div>
  );
}

/** The result of the request, beside the button that sends it. */
function Outcome({
  busy,
  error,
  retryAt,
  missing,
  retrySeconds,
  devicesHref,
  onAgain,
}: Pick<PlaceCardProps, 'busy' | 'error' | 'retryAt' | 'retrySeconds' | 'devicesHref' | 'onAgain'> & {
  missing: boolean;
}) {
  const { formatMessage, formatTime } = useIntl();
  const again = useFocusKept<HTMLButtonElement>(retryAt === undefined);
  if (retryAt !== undefined)
    return (
      <>
        <Notice tone="data" title={formatMessage(m.waitTitle)} live>
          {formatMessage(m.waitText, {
            time: formatTime(retryAt, { timeStyle: 'medium' }),
            seconds: retrySeconds,
          })}
        </Notice>
        <div>
          <Button ref={again} variant="outline" size="sm" busy={busy} onClick={onAgain}>
            {formatMessage(m.again)}
          </Button>
        </div>
      </>
    );
  if (busy) return null;
  if (error)
    return (
      <Notice tone="danger" live>
        <span>{formatMessage(errors[error])}</span>{' '}
        {error === 'device_limit' ? <Link href={devicesHref}>{formatMessage(m.devices)}</Link> : null}
      </Notice>
    );
  return missing ? (
    <Notice tone="danger" live>
      {formatMessage(m.keyMissing)}
    </Notice>
  ) : null;
}
