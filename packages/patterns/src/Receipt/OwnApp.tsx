import type { AppPlatform } from '@tern/domain';
import { Button, Heading, Link, Ltr } from '@tern/ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { DownloadFile } from '../DownloadFile/DownloadFile.tsx';
import { downloadOfferMessages } from '../DownloadOffer/downloadOffer.messages.ts';
import * as css from './Receipt.css.ts';
import { receiptMessages as m } from './receipt.messages.ts';

/** The app for the device that shows the page. */
export interface OwnAppView {
  platform: AppPlatform;
  /** Name of its system: "Windows". */
  system: string;
  href: string;
  kind: 'file' | 'store';
}

interface Props {
  app: OwnAppView | undefined;
  /** The page of all apps. */
  downloadHref: string;
}

/** The way to that app, or to all of them. */
export function OwnAppButton({ app, downloadHref }: Props) {
  const { formatMessage } = useIntl();
  if (!app)
    return (
      <Button size="lg" href={downloadHref}>
        {formatMessage(m.download)}
      </Button>
    );
  if (app.kind === 'store')
    return (
      <Button size="lg" href={app.href} data-app={app.platform}>
        {formatMessage(downloadOfferMessages.store)}
      </Button>
    );
  const label = formatMessage(downloadOfferMessages.get, { system: app.system });
  return <DownloadFile href={app.href} label={label} platform={app.platform} />;
}

export interface OwnAppProps extends Props {
  /** The address of the account. */
  email?: string | undefined;
  headingLevel: 2 | 3;
  /** The button is here, not on the pass. */
  withButton: boolean;
}

/** Three steps from the payment to the first connection, on the device at hand. */
export function OwnApp({ app, email, downloadHref, headingLevel, withButton }: OwnAppProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const steps: ReactNode[] = [
    formatMessage(!app ? m.stepDownload : app.kind === 'file' ? m.stepOpen : m.stepStore),
    email
      ? formatMessage(m.stepSignIn, { email: <Ltr key="email">{email}</Ltr> })
      : formatMessage(m.stepSignInPlain),
    formatMessage(m.stepSwitch),
  ];
  return (
    <section className={css.app} aria-labelledby={titleId}>
      <Heading level={headingLevel} size="h3" id={titleId}>
        {formatMessage(app ? m.device : m.apps)}
      </Heading>
      {withButton ? (
        <div className={css.ways}>
          <OwnAppButton app={app} downloadHref={downloadHref} />
          {app ? <Link href={downloadHref}>{formatMessage(m.another)}</Link> : null}
        </div>
      ) : null}
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={index} className={css.step}>
            <p className={css.stepText}>{step}</p>
          </li>
        ))}
      </ol>
      {app && !withButton ? (
        <p>
          <Link href={downloadHref}>{formatMessage(m.another)}</Link>
        </p>
      ) : null}
    </section>
  );
}
