import { brand } from '@tern/domain';
import { formatDate, formatPercent, formatWholeDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  CopyField,
  Heading,
  Ltr,
  Notice,
  Share2Glyph,
  Skeleton,
  StatRow,
  Table,
  Text,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { InviteCard } from '../InviteCard/InviteCard.tsx';
import * as css from './InvitePanel.css.ts';
import { invitePanelMessages as m } from './invitePanel.messages.ts';

export interface InvitedFriend {
  /** Masked. */
  email: string;
  state: 'waiting' | 'earned' | 'given' | 'refused' | 'reversed';
  days: number;
  /** ISO 8601. */
  joinedAt: string;
  /** ISO 8601: end of the guarantee. */
  dueAt: string;
}

export type InvitePanelProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | ({ status?: 'ready' } & Invitation);

interface Invitation {
  code: string;
  /** The whole address, to be handed on. */
  link: string;
  /** Whole per cent off the friend's first period. */
  friendPercent: number;
  /** Earned with each friend. */
  days: number;
  guaranteeDays: number;
  yearly: number;
  friends: readonly InvitedFriend[];
  earnedDays: number;
  waitingDays: number;
  /** Opens the window of the system that hands a link on; absent where there is none. */
  onShare?: ((share: { url: string; text: string }) => void) | undefined;
}

/** One's own invitation: link and code to hand on, who joined, what was earned (spec section 2, programmes). */
export function InvitePanel(props: InvitePanelProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <Card as="section" padding="lg">
        <div className={css.stack} aria-busy="true">
          <VisuallyHidden>
            <span role="status">{formatMessage(m.loading)}</span>
          </VisuallyHidden>
          <Skeleton height="control" />
          <Skeleton height="block" />
        </div>
      </Card>
    );
  }
  if (props.status === 'error') {
    return (
      <Card as="section" padding="lg">
        <div className={css.stack}>
          <Notice tone="danger" live>
            {formatMessage(m.loadFailed)}
          </Notice>
          <div>
            <Button variant="outline" size="sm" onClick={props.onRetry}>
              {formatMessage(m.retry)}
            </Button>
          </div>
        </div>
      </Card>
    );
  }
  return (
    <div className={css.stack}>
      <Hand {...props} />
      <Earned {...props} />
    </div>
  );
}

function Hand({ code, link, friendPercent, days, guaranteeDays, onShare }: Invitation) {
  const { formatMessage, locale } = useIntl();
  const percent = formatPercent(friendPercent, locale as Language);
  const copy = { copiedLabel: formatMessage(m.copied), selectedLabel: formatMessage(m.selected) };
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        <Text tone="muted" measure>
          {formatMessage(m.lead, { percent, guarantee: guaranteeDays, days })}
        </Text>
        <div className={css.hand}>
          <InviteCard
            side="inviter"
            percent={friendPercent}
            code={code}
            qr={{ link, label: formatMessage(m.qr) }}
          />
          <div className={css.fields}>
            <CopyField
              label={formatMessage(m.link)}
              value={link}
              copyLabel={formatMessage(m.copyLink)}
              {...copy}
            />
            <CopyField
              label={formatMessage(m.code)}
              value={code}
              copyLabel={formatMessage(m.copyCode)}
              {...copy}
            />
            {onShare ? (
              <div>
                <Button
                  iconStart={Share2Glyph}
                  onClick={() =>
                    onShare({ url: link, text: formatMessage(m.shareText, { percent, brand: brand.name }) })
                  }
                >
                  {formatMessage(m.share)}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </Card>
  );
}

function Earned({ friends, earnedDays, waitingDays, yearly }: Invitation) {
  const { formatMessage, locale } = useIntl();
  const worth = ({ state, days, dueAt }: InvitedFriend) => {
    if (state === 'waiting') {
      return formatMessage(m.waitingUntil, {
        days,
        date: formatWholeDate(dueAt, locale as Language, 'medium'),
      });
    }
    if (state === 'earned') return formatMessage(m.waitsForPlan, { days });
    if (state === 'given') return formatMessage(m.given, { days });
    return formatMessage(state === 'refused' ? m.refused : m.reversed);
  };
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        <Heading level={2} size="h4">
          {formatMessage(m.earnedTitle)}
        </Heading>
        <StatRow
          label={formatMessage(m.earnedTitle)}
          items={[
            { value: formatMessage(m.days, { days: earnedDays }), label: formatMessage(m.earned) },
            { value: formatMessage(m.days, { days: waitingDays }), label: formatMessage(m.waiting) },
          ]}
        />
        {friends.length ? (
          <Table
            caption={formatMessage(m.friendsTitle)}
            captionVisible
            columns={[
              { key: 'friend', label: formatMessage(m.friend) },
              { key: 'since', label: formatMessage(m.since) },
              { key: 'worth', label: formatMessage(m.state) },
            ]}
            rows={friends.map((friend) => ({
              key: `${friend.joinedAt} ${friend.email}`,
              cells: {
                friend: <Ltr>{friend.email}</Ltr>,
                since: <Value>{formatDate(friend.joinedAt, locale as Language)}</Value>,
                worth: worth(friend),
              },
            }))}
          />
        ) : (
          <Text tone="muted">{formatMessage(m.nobody)}</Text>
        )}
        <Text size="small" tone="muted" measure>
          {formatMessage(m.rules, { yearly })}
        </Text>
      </div>
    </Card>
  );
}
