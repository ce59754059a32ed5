import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { PartnerPanel, type PartnerPanelProps } from './PartnerPanel.tsx';
import { partnerPanelMessages as m } from './partnerPanel.messages.ts';

const partner = {
  code: 'tp-4k7q92xd',
  terms: { percent: 40, days: 30 },
  visits: 1284,
  sales: [
    {
      at: '2026-03-03T09:00:00.000Z',
      label: 'newsletter',
      amount: { amount: 3476, currency: 'USD' },
      reward: { amount: 1390, currency: 'USD' },
      reversedAt: null,
    },
    {
      at: '2026-02-11T09:00:00.000Z',
      label: '',
      amount: { amount: 832, currency: 'GBP' },
      reward: { amount: 332, currency: 'GBP' },
      reversedAt: '2026-02-20T09:00:00.000Z',
    },
  ],
  pages: [
    { href: 'https://tern.example/' },
    { href: 'https://tern.example/what-is-vpn', name: 'What is a VPN' },
  ],
  onSave: fn(),
} satisfies PartnerPanelProps;

const meta = {
  title: 'Patterns/Account/PartnerPanel',
  component: PartnerPanel,
  args: partner,
} satisfies Meta<typeof PartnerPanel>;
export default meta;
type Story = StoryObj<typeof PartnerPanel>;

/** The link follows what is chosen and typed. */
export const Figures: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getByText('https://tern.example/?cfclick=tp-4k7q92xd')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: words(m.page) }),
      'https://tern.example/what-is-vpn',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: words(m.label) }), 'My Blog!');
    await expect(
      canvas.getByText('https://tern.example/what-is-vpn?cfclick=tp-4k7q92xd.my-blog'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words(m.save) }));
    await expect(partner.onSave).toHaveBeenCalled();
  },
};

/** The operator promises nothing, and nobody has bought yet. */
export const Beginning: Story = {
  args: { ...partner, terms: null, visits: 0, sales: [] },
  parameters: { visual: { skip: 'The same parts with a sentence in place of the table.' } },
};
export const NoPartner: Story = {
  args: { status: 'none', programmeHref: '/affiliate' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  parameters: { visual: { skip: 'InvitePanel pictures the same notice.' } },
};
export const Loading: Story = {
  args: { status: 'loading' },
  parameters: { visual: { skip: 'InvitePanel pictures the same skeleton.' } },
};
