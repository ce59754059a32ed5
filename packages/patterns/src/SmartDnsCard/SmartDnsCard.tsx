import {
  Card,
  CopyField,
  Gamepad2Glyph,
  type Glyph,
  Heading,
  Notice,
  Skeleton,
  Text,
  TvGlyph,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './SmartDnsCard.css.ts';
import { smartDnsCardMessages as m } from './smartDnsCard.messages.ts';

export type SmartDnsCardProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading'; servers?: undefined }
  | {
      status?: 'ready';
      /** The DNS servers to enter, in order. Empty: Smart DNS is not offered. */
      servers: readonly string[];
    }
);

/** The addresses to enter on a TV or console, each to copy. */
export function SmartDnsCard({ headingLevel = 2, ...props }: SmartDnsCardProps) {
  const { formatMessage } = useIntl();
  const labels = [formatMessage(m.primary), formatMessage(m.secondary)];
  return (
    <Card as="section" padding="lg">
      <div className={css.stack} aria-busy={props.status === 'loading' || undefined}>
        <Heading level={headingLevel} size="h4">
          {formatMessage(m.title)}
        </Heading>
        {props.status === 'loading' ? (
          <>
            <VisuallyHidden>
              <span role="status">{formatMessage(m.loading)}</span>
            </VisuallyHidden>
            <Skeleton />
            <Skeleton height="figure" />
            <Skeleton height="figure" />
          </>
        ) : props.servers.length === 0 ? (
          <Notice tone="data">{formatMessage(m.notOffered)}</Notice>
        ) : (
          <>
            <Text size="small" tone="muted">
              {formatMessage(m.text)}
            </Text>
            <div className={css.fields}>
              {props.servers.map((address, place) => (
                <CopyField
                  key={address}
                  size="lg"
                  label={labels[place] ?? formatMessage(m.further, { number: place + 1 })}
                  value={address}
                  copyLabel={formatMessage(m.copy, { address })}
                  copiedLabel={formatMessage(m.copied)}
                  selectedLabel={formatMessage(m.selected)}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/** The devices with a guide. Makers' names are the same in every language. */
export const smartDnsDevices: readonly { id: string; name: string; glyph: Glyph }[] = [
  { id: 'appleTv', name: 'Apple TV', glyph: TvGlyph },
  { id: 'samsung', name: 'Samsung', glyph: TvGlyph },
  { id: 'lg', name: 'LG', glyph: TvGlyph },
  { id: 'playStation', name: 'PlayStation', glyph: Gamepad2Glyph },
  { id: 'xbox', name: 'Xbox', glyph: Gamepad2Glyph },
  { id: 'nintendo', name: 'Nintendo Switch', glyph: Gamepad2Glyph },
];
