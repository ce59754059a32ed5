import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { InviteCard } from './InviteCard.tsx';
import { inviteCardMessages as m } from './inviteCard.messages.ts';

const meta = {
  title: 'Patterns/Campaigns/InviteCard',
  component: InviteCard,
  args: { percent: 20, side: 'friend' },
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the friend gets it, with the code in the link or on the card, and as the inviter hands it on. */
export const Sides: Story = {
  parameters: { visual: { picture: 'whole', variant: 'mobile' } },
  render: (args) => (
    <Stack gap={6}>
      <InviteCard {...args} />
      <InviteCard
        {...args}
        side="inviter"
        code="7K2M-9QXR"
        qr={{ link: 'https://tern.example/invite?invite_code=7K2M-9QXR', label: 'QR' }}
      />
    </Stack>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(storyText(loaded)(m.codeInLink))).toBeVisible();
    await expect(canvas.getByText('7K2M-9QXR')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('img', { name: 'QR' })).toBeVisible();
  },
};
