import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CopyGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  args: { text: 'Copy the address', children: <IconButton glyph={CopyGlyph} label="Copy" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus as well, describes the control, and Escape puts it away. */
export const Closed: Story = {
  parameters: { visual: { skip: 'The button alone.' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address'));
    await expect(button).toHaveAccessibleDescription('Copy the address');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
/** A tap presses the button and shows the words; a tap elsewhere puts them away. */
export const Tapped: Story = {
  parameters: { visual: { skip: 'Looks like Open.' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy' });
    const user = userEvent.setup();
    await user.pointer([{ keys: '[TouchA]', target: button }]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address'));
    await user.pointer([{ keys: '[TouchA]', target: document.body }]);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await user.click(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
export const Open: Story = {
  args: { open: true, side: 'bottom' },
  parameters: { visual: { picture: 'whole', dark: true } },
};
