import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    trigger: <Button variant="outline">What is a bound address?</Button>,
    label: 'About bound addresses',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children:
      'Televisions and consoles cannot sign in. They are let through because they come from the address you bound.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by press, closes on Escape, and gives the focus back. */
export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'About bound addresses' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Open: Story = { args: { open: true }, parameters: { visual: { picture: 'whole', dark: true } } };
