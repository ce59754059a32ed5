import type { Meta, StoryObj } from '@storybook/react-vite';
import { isLanguage } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import { renderMail } from './renderMail.ts';
import { sampleMails } from './sampleMails.ts';
import type { TemplateData } from './TemplateData.ts';

interface MailProps {
  template: keyof TemplateData;
}

/** Mail programs bring an Arabic font; the pinned browser has none but ours. */
function arabicFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.cssText.includes('IBM Plex Sans Arabic'))
    .map(({ rule, base }) =>
      rule.cssText.replace(/url\("([^"]+)"\)/g, (_, url) => `url("${new URL(url, base).href}")`),
    )
    .join('\n');
}

/** A mail as a mail program shows it: a document of its own. */
function Mail({ template }: MailProps) {
  const intl = useIntl();
  const language = intl.locale;
  const mail = renderMail({
    template,
    data: sampleMails[template] as never,
    language: isLanguage(language) ? language : 'en',
    say: (message, values) => String(intl.formatMessage(message, values)),
    publicOrigin: 'https://tern.example',
    maySell: () => true,
  });
  if (!mail) return null;
  const { subject, html } = mail;
  return (
    <iframe
      title={subject}
      srcDoc={html.replace('<style>', `<style>${arabicFaces()}`)}
      sandbox="allow-same-origin"
      width="100%"
      height="780"
    />
  );
}

const shown = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;

const meta = {
  title: 'Patterns/Mails',
  component: Mail,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement).querySelector('h1')).toHaveTextContent(/./));
    const { documentElement, body } = shown(canvasElement);
    await expect(documentElement.dir).toBe(document.documentElement.dir || 'ltr');
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { visual: { skip: 'differs from the others in words alone' } };

export const ResetCode: Story = { args: { template: 'resetCode' } };
export const PaymentReturned: Story = { args: { template: 'paymentReturned' } };
export const PlanShortened: Story = { args: { template: 'planShortened' }, parameters: quiet };
export const PlanEnded: Story = { args: { template: 'planEnded' }, parameters: quiet };
export const PlanReturned: Story = { args: { template: 'planReturned' }, parameters: quiet };
export const PaidReceipt: Story = { args: { template: 'paid' } };
export const NewSignIn: Story = { args: { template: 'newSignIn' }, parameters: quiet };
export const PasswordSet: Story = { args: { template: 'passwordSet' }, parameters: quiet };
export const PasswordChanged: Story = { args: { template: 'passwordChanged' }, parameters: quiet };
export const SecondFactorOn: Story = { args: { template: 'secondFactorOn' }, parameters: quiet };
export const SecondFactorOff: Story = { args: { template: 'secondFactorOff' }, parameters: quiet };
export const RecoveryCodeUsed: Story = { args: { template: 'recoveryCodeUsed' }, parameters: quiet };
export const PasskeyAdded: Story = { args: { template: 'passkeyAdded' }, parameters: quiet };
export const PasskeyRemoved: Story = { args: { template: 'passkeyRemoved' }, parameters: quiet };
export const PasskeyRefused: Story = { args: { template: 'passkeyRefused' }, parameters: quiet };
export const FactorRecoveryRequested: Story = {
  args: { template: 'factorRecoveryRequested' },
  parameters: quiet,
};
export const FactorRecoveryWaits: Story = { args: { template: 'factorRecoveryWaits' }, parameters: quiet };
export const FactorRecoveryReady: Story = { args: { template: 'factorRecoveryReady' }, parameters: quiet };
export const FactorRecoveryStopped: Story = {
  args: { template: 'factorRecoveryStopped' },
  parameters: quiet,
};
export const EmailChangeCode: Story = { args: { template: 'emailChangeCode' }, parameters: quiet };
export const EmailChangeRequested: Story = { args: { template: 'emailChangeRequested' }, parameters: quiet };
export const EmailChanged: Story = { args: { template: 'emailChanged' }, parameters: quiet };
export const EmailRestored: Story = { args: { template: 'emailRestored' }, parameters: quiet };
export const PlanChange: Story = { args: { template: 'planChange' }, parameters: quiet };
export const InstrumentChanged: Story = { args: { template: 'instrumentChanged' }, parameters: quiet };
export const InstrumentRemoved: Story = { args: { template: 'instrumentRemoved' }, parameters: quiet };
export const CardEnds: Story = { args: { template: 'cardEnds' }, parameters: quiet };
export const RenewalCancelled: Story = { args: { template: 'renewalCancelled' }, parameters: quiet };
export const TrialStarted: Story = { args: { template: 'trialStarted' }, parameters: quiet };
export const TrialReminder: Story = { args: { template: 'trialReminder' } };
export const RenewalReminder: Story = { args: { template: 'renewalReminder' } };
export const TrialCancelled: Story = { args: { template: 'trialCancelled' }, parameters: quiet };
export const DeletionRequested: Story = { args: { template: 'deletionRequested' }, parameters: quiet };
export const DeletionCancelled: Story = { args: { template: 'deletionCancelled' }, parameters: quiet };
export const AccountDeleted: Story = { args: { template: 'accountDeleted' }, parameters: quiet };
export const NewsletterConfirm: Story = { args: { template: 'newsletterConfirm' } };
export const NewsletterWelcome: Story = { args: { template: 'newsletterWelcome' }, parameters: quiet };
export const NewsletterKnown: Story = { args: { template: 'newsletterKnown' }, parameters: quiet };
export const Newsletter: Story = { args: { template: 'newsletter' } };
export const ContactToOperator: Story = { args: { template: 'contact' }, parameters: quiet };

export const AllStates: StoryObj = { tags: ['all-states'] };
