import { brand } from '@tern/domain';
import { Button, DownloadGlyph, Ltr, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './SecondFactor.css.ts';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

interface RecoveryCodesProps extends Pick<SecondFactorProps, 'onSave' | 'onPrint' | 'onStored'> {
  codes: readonly string[];
  email: string;
}

/** Ten codes, shown once. */
export function RecoveryCodes({ codes, email, onSave, onPrint, onStored }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const save = () => {
    const head = formatMessage(m.codesOf, { brand: brand.name, email });
    onSave([head, formatMessage(m.codesText), '', ...codes, ''].join('\n'));
  };
  return (
    <>
      <Text size="small" tone="muted" measure>
        {formatMessage(m.codesText)}
      </Text>
      <Text size="small">
        {formatMessage(m.codesOf, { brand: brand.name, email: <Ltr key="email">{email}</Ltr> })}
      </Text>
      <ol className={css.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ol>
      <div className={css.screenOnly}>
        <div className={css.acts}>
          <Button size="sm" onClick={onStored}>
            {formatMessage(m.stored)}
          </Button>
          <Button variant="outline" size="sm" iconStart={DownloadGlyph} onClick={save}>
            {formatMessage(m.save)}
          </Button>
          <Button variant="outline" size="sm" onClick={onPrint}>
            {formatMessage(m.print)}
          </Button>
        </div>
      </div>
    </>
  );
}
