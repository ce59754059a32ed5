import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Service message',
    children: 'Payments are slower than usual this morning. Nothing is charged twice.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <>
      <Banner {...args} label="Neutral" action={<Link href="/contact">Ask us</Link>} />
      <Banner {...args} label="Warning" tone="warning" onDismiss={fn()} dismissLabel="Dismiss" />
      <Banner {...args} label="Danger" tone="danger">
        The account area is away. Your plan and your devices are not affected, and everything you typed is
        still here. We are working on it.
      </Banner>
    </>
  ),
};
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss' },
  parameters: { visual: { skip: 'Stands in Tones.' } },
  play: async ({ args, canvasElement }) => {
    const banner = within(canvasElement).getByRole('region', { name: 'Service message' });
    await userEvent.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
