import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { glyph: glyphs.ShieldCheckGlyph },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
    </Row>
  ),
};

/** Arrows follow the line of reading. */
export const Directional: Story = {
  render: () => (
    <Row>
      <Icon size="lg" glyph={glyphs.ArrowRightGlyph} />
      <Icon size="lg" glyph={glyphs.ChevronRightGlyph} />
      <Icon size="lg" glyph={glyphs.LogOutGlyph} />
      <Icon size="lg" glyph={glyphs.ClockGlyph} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, , , clock] = [...canvasElement.querySelectorAll('svg')];
    const rtl = document.documentElement.dir === 'rtl';
    await expect(getComputedStyle(arrow as Element).transform).toBe(
      rtl ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
    await expect(getComputedStyle(clock as Element).transform).toBe('none');
  },
};

/** An icon that stands alone has a name; beside a word it has none. */
export const Labelled: Story = {
  args: { glyph: glyphs.LockGlyph, label: 'Encrypted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Encrypted' })).toBeVisible();
  },
};

export const AllGlyphs: Story = {
  parameters: { visual: { dark: true } },
  render: () => (
    <Row gap={5}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Icon key={name} glyph={glyph} size="lg" />
      ))}
    </Row>
  ),
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
