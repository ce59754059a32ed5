import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Gamepad2Glyph } from '../Icon/glyphs.ts';
import { Chip, ChipGroup } from './Chip.tsx';

const press = fn();
const remove = fn();

const meta = {
  title: 'Components/Content/Chip',
  component: Chip,
  args: { children: 'Guides' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It stands, is pressed or not, is taken away. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => (
    <ChipGroup label="Topics">
      <Chip>Guides</Chip>
      <Chip glyph={Gamepad2Glyph}>Games</Chip>
      <Chip pressed={false} onPress={press}>
        Streaming
      </Chip>
      <Chip pressed onPress={press}>
        Travel
      </Chip>
      <Chip onRemove={remove} removeLabel="Remove Music">
        Music
      </Chip>
    </ChipGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Topics' }));
    const travel = group.getByRole('button', { name: 'Travel' });
    await expect(travel).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(travel);
    await expect(press).toHaveBeenCalledTimes(1);
    await userEvent.click(group.getByRole('button', { name: 'Remove Music' }));
    await expect(remove).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
