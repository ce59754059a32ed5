import type { Meta, StoryObj } from '@storybook/react-vite';
import { isLanguage } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import type { Say } from './MailParts.ts';
import { type EmailChangePageState, renderEmailChangePage } from './renderEmailChangePage.ts';
import { type FactorRecoveryPageState, renderFactorRecoveryPage } from './renderFactorRecoveryPage.ts';
import { type MailStopPageState, renderMailStopPage } from './renderMailStopPage.ts';

type PageProps =
  | { change: EmailChangePageState }
  | { recovery: FactorRecoveryPageState }
  | { stop: MailStopPageState };

/** A page that a link in a mail leads to: a document of its own, without scripts. */
function MailPage(props: PageProps) {
  const intl = useIntl();
  const say: Say = (message, values) => String(intl.formatMessage(message, values));
  const given = {
    language: isLanguage(intl.locale) ? intl.locale : ('en' as const),
    say,
    publicOrigin: 'https://tern.example',
    token: 'sample',
  };
  const html =
    'change' in props
      ? renderEmailChangePage({ page: props.change, ...given })
      : 'recovery' in props
        ? renderFactorRecoveryPage({ page: props.recovery, ...given })
        : renderMailStopPage({ page: props.stop, ...given });
  return <iframe title="page" srcDoc={html} sandbox="allow-same-origin" width="100%" height="560" />;
}

const shown = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;

const meta = {
  title: 'Patterns/MailPages',
  component: MailPage,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement).querySelector('h1')).toHaveTextContent(/./));
    const { documentElement, body } = shown(canvasElement);
    await expect(documentElement.dir).toBe(document.documentElement.dir || 'ltr');
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
} satisfies Meta<typeof MailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { visual: { skip: 'differs from the others in words alone' } };
const email = 'm•••@post.example';

export const Waits: Story = { args: { change: { state: 'waits', email } }, parameters: quiet };
export const TakeBack: Story = {
  parameters: { visual: { picture: 'whole' } },
  args: { change: { state: 'done', email, until: new Date('2027-11-28T09:31:00Z') } },
};
export const Stopped: Story = { args: { change: { state: 'stopped' } }, parameters: quiet };
export const TakenBack: Story = { args: { change: { state: 'restored' } }, parameters: quiet };
export const TakenMeanwhile: Story = { args: { change: { state: 'taken' } }, parameters: quiet };
export const Late: Story = { args: { change: { state: 'late' } }, parameters: quiet };
export const NothingToStop: Story = { args: { change: { state: 'over' } }, parameters: quiet };
export const UnknownLink: Story = { args: { change: { state: 'unknown' } }, parameters: quiet };
export const StopMails: Story = { args: { stop: { state: 'open', kind: 'offers' } }, parameters: quiet };
export const MailsStopped: Story = {
  args: { stop: { state: 'stopped', kind: 'offers' } },
  parameters: quiet,
};

const date = new Date('2027-11-28T09:31:00Z');
export const RecoveryBegin: Story = { args: { recovery: { state: 'begin', date } }, parameters: quiet };
export const RecoveryWaiting: Story = { args: { recovery: { state: 'waiting', date } }, parameters: quiet };
export const RecoveryStop: Story = { args: { recovery: { state: 'stop' } }, parameters: quiet };
export const RecoveryStopped: Story = { args: { recovery: { state: 'stopped' } }, parameters: quiet };
export const RecoveryReady: Story = {
  parameters: { visual: { skip: 'A form like that of the second factor.' } },
  args: { recovery: { state: 'ready', until: date, refused: 'wrong' } },
};
export const RecoveryDone: Story = { args: { recovery: { state: 'done' } }, parameters: quiet };
export const RecoveryLate: Story = { args: { recovery: { state: 'late' } }, parameters: quiet };
export const RecoveryOver: Story = { args: { recovery: { state: 'over' } }, parameters: quiet };
