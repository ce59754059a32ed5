import { privateKeyPlace } from '@tern/domain';
import {
  Button,
  Card,
  ConfirmDialog,
  CopyButton,
  DownloadGlyph,
  Heading,
  Link,
  Notice,
  Select,
  Text,
} from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { deviceListMessages } from '../DeviceList/deviceList.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationFile, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { Masked } from './Masked.tsx';
import { usePlaceLabel } from './usePlaceLabel.ts';

type FileCardProps = Pick<
  ConfigurationsReady,
  'files' | 'places' | 'pair' | 'Qr' | 'guides' | 'onSave' | 'onMake'
>;

/** The third step: the file, to save, to copy, or to scan. It takes the focus when it comes. */
export function FileCard({ files, pair, guides = [], ...rest }: FileCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = Boolean(files?.length);
  // Where it takes the place of the steps it is drawn anew.
  const wasThere = useRef(false);
  useEffect(() => {
    if (isThere && !wasThere.current) heading.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return (
    <Card as="section" padding="lg">
      <div role="group" aria-labelledby={id} className={css.stack}>
        <div className={css.title}>
          <Heading level={2} size="h4" id={id} focusRef={heading}>
            {formatMessage(m.fileTitle, { step: 3 })}
          </Heading>
          {isThere ? (
            <Text as="span" size="small" tone="muted">
              {formatMessage(m.fileNote)}
            </Text>
          ) : null}
        </div>
        {files?.length ? (
          <Files {...rest} files={files} privateKey={pair?.privateKey ?? null} />
        ) : (
          <Text size="small" tone="muted">
            {formatMessage(m.fileAbove)}
          </Text>
        )}
        {guides.length ? (
          <div className={css.guides}>
            <Text as="span" size="small" strong>
              {formatMessage(m.guides)}
            </Text>
            <ul className={css.guideList}>
              {guides.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} target={pair?.privateKey ? '_blank' : undefined}>
                    <bdi>{label}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function Files({
  files,
  privateKey,
  Qr,
  places,
  onSave,
  onMake,
}: Pick<FileCardProps, 'Qr' | 'places' | 'onSave' | 'onMake'> & {
  files: readonly ConfigurationFile[];
  privateKey: string | null;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { labelIn } = usePlaceLabel();
  const [chosen, setChosen] = useState(files[0]?.id);
  /** The browser does not copy: the whole text stands there, to be selected. */
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLPreElement>(null);
  const shown = files.find((file) => file.id === chosen) ?? files[0];
  if (!shown) return null;
  const [before = '', after] = privateKey && !isOpen ? shown.text.split(privateKey) : [shown.text];
  return (
    <>
      <Notice tone="success" live>
        <span>{formatMessage(m.added)}</span> <span>{privateKey ? formatMessage(m.onlyNow) : null}</span>
      </Notice>
      {files.length > 1 ? (
        <Select
          id={`${id}-file`}
          className={css.field}
          label={formatMessage(m.fileOf)}
          value={shown.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={files.map((file) => ({ value: file.id, label: labelIn(places, file.id) }))}
        />
      ) : null}
      <div className={privateKey ? css.file : undefined}>
        {/* It scrolls: a keyboard must reach it. */}
        <pre
          ref={text}
          role="region"
          aria-label={formatMessage(m.fileLabel)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          dir="ltr"
          translate="no"
          className={css.text}
        >
          <span>{before}</span>
          {after === undefined ? null : <Masked label={formatMessage(m.hidden)} />}
          <span>{after}</span>
        </pre>
        {privateKey ? (
          <div className={css.qr}>
            <div className={css.qrCode}>
              <Qr size="lg" value={shown.text} label={formatMessage(m.qrLabel)} />
            </div>
            <Text size="caption">{formatMessage(m.qrNote)}</Text>
          </div>
        ) : null}
      </div>
      {privateKey ? null : <Text size="small">{formatMessage(m.gap, { place: privateKeyPlace })}</Text>}
      <Acts
        {...{ files, isOnlyHere: privateKey !== null, onSave, onMake }}
        value={shown.text}
        onRefused={() => {
          flushSync(() => setIsOpen(true));
          if (text.current) getSelection()?.selectAllChildren(text.current);
        }}
      />
    </>
  );
}

/** Takes the file along, or begins with another key: not without a question while the file is in this tab alone. */
function Acts({
  files,
  isOnlyHere,
  value,
  onSave,
  onMake,
  onRefused,
}: Pick<FileCardProps, 'onSave' | 'onMake'> & {
  files: readonly ConfigurationFile[];
  isOnlyHere: boolean;
  value: string;
  onRefused: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <div className={css.acts}>
        <Button
          iconStart={DownloadGlyph}
          size="sm"
          onClick={() => {
            setIsKept(true);
            onSave(files);
          }}
        >
          {files.length > 1
            ? formatMessage(m.downloadAll, { count: files.length })
            : formatMessage(m.download)}
        </Button>
        <CopyButton
          value={value}
          size="sm"
          variant="quiet"
          copiedLabel={formatMessage(m.copied)}
          refusedLabel={formatMessage(m.copyRefused)}
          onRefused={onRefused}
        >
          {formatMessage(m.copy)}
        </CopyButton>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => (isKept || !isOnlyHere ? onMake() : setIsAsked(true))}
        >
          {formatMessage(m.makeAnother)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={formatMessage(m.makeAnother)}
        description={formatMessage(m.onlyNow)}
        confirmLabel={formatMessage(m.makeAnother)}
        cancelLabel={formatMessage(passkeysMessages.cancel)}
        closeLabel={formatMessage(deviceListMessages.close)}
        onConfirm={onMake}
      />
    </>
  );
}
