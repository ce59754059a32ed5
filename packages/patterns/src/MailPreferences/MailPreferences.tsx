import { type Language, languageFacts, languages, type OptionalMail, optionalMails } from '@tern/domain';
import { Button, Card, Heading, Notice, Select, Skeleton, Switch, Text, VisuallyHidden } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import * as css from './MailPreferences.css.ts';
import { mailPreferencesMessages as m } from './mailPreferences.messages.ts';

export type MailChoices = Record<OptionalMail, boolean> & {
  /** Null: the address has to be confirmed first. */
  newsletter: boolean | null;
  /** Null: that of the site. */
  language: Language | null;
};

export type MailPreferencesProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** With what was just chosen. */
      choices: MailChoices;
      /** A choice was saved, or could not be: `choices` is as it was before then. */
      result?: 'saved' | 'failed' | undefined;
      onChoose: (change: Partial<MailChoices>) => void;
    }
);

const texts = {
  renewal: [m.renewal, m.renewalText],
  product: [m.product, m.productText],
  offers: [m.offers, m.offersText],
} as const;

const always = [
  [m.security, m.securityText],
  [m.contract, m.contractText],
] as const;

/** Which mails a person gets, and in which language. */
export function MailPreferences(props: MailPreferencesProps) {
  const { headingLevel = 2 } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={css.stack}>
        <Heading level={headingLevel} size="h4" id={id}>
          {formatMessage(m.title)}
        </Heading>
        {props.status === 'loading' ? (
          <div aria-busy="true">
            <VisuallyHidden>
              <span role="status">{formatMessage(m.loading)}</span>
            </VisuallyHidden>
            <Skeleton height="block" />
          </div>
        ) : props.status === 'error' ? (
          <>
            <Notice tone="danger" live>
              {formatMessage(m.loadFailed)}
            </Notice>
            <div>
              <Button variant="outline" size="sm" onClick={props.onRetry}>
                {formatMessage(activityLogMessages.retry)}
              </Button>
            </div>
          </>
        ) : (
          <Choices {...props} />
        )}
      </div>
    </Card>
  );
}

function Choices({ choices, result, onChoose }: Extract<MailPreferencesProps, { choices: MailChoices }>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { language, newsletter } = choices;
  return (
    <>
      <div role="group" aria-labelledby={`${id}-always`} className={css.group}>
        <Text strong id={`${id}-always`}>
          {formatMessage(m.alwaysTitle)}
        </Text>
        {always.map(([name, which]) => (
          <div key={name.id} className={css.always}>
            <Text size="ui">{formatMessage(name)}</Text>
            <Text size="small" tone="muted" measure>
              {formatMessage(which)}
            </Text>
          </div>
        ))}
      </div>
      <div role="group" aria-labelledby={`${id}-choice`} className={css.group}>
        <Text strong id={`${id}-choice`}>
          {formatMessage(m.choiceTitle)}
        </Text>
        {optionalMails.map((kind) => (
          <Switch
            key={kind}
            label={formatMessage(texts[kind][0])}
            hint={formatMessage(texts[kind][1])}
            checked={choices[kind]}
            onChange={({ target }) => onChoose({ [kind]: target.checked })}
          />
        ))}
        <Switch
          label={formatMessage(m.newsletter)}
          hint={formatMessage(newsletter === null ? m.newsletterNeeds : m.newsletterText)}
          checked={newsletter ?? false}
          disabled={newsletter === null}
          onChange={({ target }) => onChoose({ newsletter: target.checked })}
        />
      </div>
      <Select
        className={css.field}
        label={formatMessage(m.language)}
        value={language ?? ''}
        options={[
          { value: '', label: formatMessage(m.asSite) },
          ...languages.map((each) => ({ value: each, label: languageFacts[each].name })),
        ]}
        onChange={({ target }) =>
          onChoose({ language: languages.find((each) => each === target.value) ?? null })
        }
      />
      {result === 'failed' ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : (
        <div role="status">
          {result === 'saved' ? (
            <Text size="small" tone="muted">
              {formatMessage(m.saved)}
            </Text>
          ) : null}
        </div>
      )}
    </>
  );
}
