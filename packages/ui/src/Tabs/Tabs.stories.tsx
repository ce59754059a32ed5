import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { visual: { dark: true } },
  args: {
    label: 'Topics',
    onChange: fn(),
    tabs: [
      { id: 'all', label: 'All', panel: 'All articles.' },
      { id: 'streaming', label: 'Streaming', panel: 'Articles about streaming.' },
      { id: 'guides', label: 'Guides', panel: 'Guides to the apps.' },
      { id: 'travel', label: 'Travel', panel: 'Articles about travel.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole', also: ['en-forced-colours'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('All articles.');
    const first = canvas.getByRole('tab', { name: 'All' });
    first.focus();
    const forward = getComputedStyle(first).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Streaming' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Articles about streaming.');
    await expect(args.onChange).toHaveBeenCalledWith('streaming');
  },
};

export const Controlled: Story = { args: { value: 'guides' } };

export const RightToLeft: Story = {
  parameters: { visual: { skip: 'behaviour only; the modes show the look' } },
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[dir="ltr"]')).toBeNull();
    canvas.getByRole('tab', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Streaming' })).toHaveFocus());
  },
};
