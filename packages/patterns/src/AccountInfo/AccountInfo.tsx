import { brand } from '@tern/domain';
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Ltr,
  Notice,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './AccountInfo.css.ts';
import { accountInfoMessages as m } from './accountInfo.messages.ts';

export interface AccountProfile {
  email: string;
  /** Falls back to the e-mail address. */
  name: string;
  passwordSet: boolean;
  /** There is a passkey, which opens the account without a password. */
  passkeySet?: boolean | undefined;
}

export type AccountInfoProps = {
  onSignOut: () => void;
  /** The session is being ended. */
  signingOut?: boolean;
  /** Shown to accounts without a password. */
  setPasswordHref?: string;
  /** Shown to accounts with a password, when given. */
  changePasswordHref?: string;
} & (
  | { status?: 'ready'; profile: AccountProfile; onRetry?: undefined }
  | { status: 'loading'; profile?: undefined; onRetry?: undefined }
  | { status: 'error'; profile?: undefined; onRetry: () => void }
);

/** Who is signed in, whether there is a password, and the way out (spec section 2, account: Info). */
export function AccountInfo({
  status = 'ready',
  profile,
  onRetry,
  onSignOut,
  signingOut = false,
  setPasswordHref,
  changePasswordHref,
}: AccountInfoProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.list} aria-busy={status === 'loading' || undefined}>
      {status === 'loading' && (
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
      )}
      {status === 'error' && (
        <Notice tone="danger" live>
          <div className={css.row}>
            <span>{formatMessage(m.failed)}</span>
            <Button variant="outline" size="sm" onClick={onRetry}>
              {formatMessage(m.retry)}
            </Button>
          </div>
        </Notice>
      )}
      {status !== 'error' && (
        <Card as="section">
          <div className={css.profile}>
            <Heading level={2} size="h4">
              {formatMessage(m.profile)}
            </Heading>
            <DescriptionList
              stacked
              items={[
                ...(profile?.name && profile.name !== profile.email
                  ? [{ term: formatMessage(m.name), value: profile.name }]
                  : []),
                {
                  term: formatMessage(m.email),
                  value: profile ? (
                    <Ltr>{profile.email}</Ltr>
                  ) : (
                    <span className={css.awaitedEmail}>
                      <Skeleton />
                    </span>
                  ),
                },
              ]}
            />
          </div>
        </Card>
      )}
      <Card as="section">
        <div className={css.row}>
          <div className={css.words}>
            <Heading level={2} size="h4">
              {formatMessage(m.session)}
            </Heading>
            <Text size="small" tone="muted">
              {formatMessage(m.sessionText)}
            </Text>
          </div>
          <Button variant="outline" busy={signingOut} onClick={onSignOut} className={css.action}>
            {formatMessage(m.signOut)}
          </Button>
        </div>
      </Card>
      {/* Last: until it is known whether there is one, its height is not either. */}
      {status !== 'error' && (
        <Card as="section">
          <div className={css.row}>
            <div className={css.words}>
              <Heading level={2} size="h4">
                {formatMessage(m.password)}
              </Heading>
              {profile ? (
                <Text size="small" tone="muted">
                  {formatMessage(
                    profile.passwordSet
                      ? m.passwordSet
                      : profile.passkeySet
                        ? m.passkeyInstead
                        : m.passwordMissing,
                    { brand: brand.name },
                  )}
                </Text>
              ) : (
                <Skeleton width="half" />
              )}
            </div>
            {profile && !profile.passwordSet && setPasswordHref && (
              <Button
                variant={profile.passkeySet ? 'outline' : 'primary'}
                href={setPasswordHref}
                className={css.action}
              >
                {formatMessage(m.setPassword)}
              </Button>
            )}
            {profile?.passwordSet && changePasswordHref && (
              <Button variant="outline" href={changePasswordHref} className={css.action}>
                {formatMessage(m.changePassword)}
              </Button>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
