import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Gamepad2Glyph, MusicGlyph, TrophyGlyph } from '../Icon/glyphs.ts';
import { LinkCards } from './LinkCards.tsx';

const meta = {
  title: 'Components/Navigation/LinkCards',
  parameters: { visual: { wide: true } },
  component: LinkCards,
  args: {
    label: 'Uses',
    items: [
      { href: '/vpn-for-gaming', title: 'Games', text: 'Honest about ping', glyph: Gamepad2Glyph },
      { href: '/vpn-for-music', title: 'Music', text: 'Your library, wherever you land', glyph: MusicGlyph },
      {
        href: '/vpn-for-live-sports',
        title: 'Live sport',
        text: 'Seen from where you are',
        glyph: TrophyGlyph,
      },
    ],
  },
} satisfies Meta<typeof LinkCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Uses' });
    await expect(within(list).getByRole('link', { name: /Games/ })).toHaveAttribute(
      'href',
      '/vpn-for-gaming',
    );
  },
};
export const Countries: Story = {
  args: {
    label: 'Countries',
    columns: 4,
    items: [
      { href: '/vpn-server/japan-vpn', title: 'Japan', code: 'JP' },
      { href: '/vpn-server/uk-vpn', title: 'United Kingdom', code: 'GB' },
      { href: '/vpn-server/brazil-vpn', title: 'Brazil', code: 'BR' },
      { href: '/vpn-server/korea-vpn', title: 'South Korea', code: 'KR' },
    ],
  },
};

const five = ['Fortnite', 'Minecraft', 'Roblox', 'Call of Duty', 'PUBG Mobile'].map((title) => ({
  href: `/vpn-for-gaming/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  text: 'Over a steadier line',
}));
const boxesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')].map((link) => link.getBoundingClientRect());

/** A last row that is not full is shared by its cards. */
export const SharedLastRow: Story = {
  args: { label: 'Games', items: five },
  globals: { variant: 'desktop', viewport: { value: 'desktop' } },
  parameters: { visual: { skip: 'Measured in play.' } },
  play: async ({ canvasElement }) => {
    const [first, , third, fourth, fifth] = boxesOf(canvasElement);
    if (!first || !third || !fourth || !fifth) throw new Error('There are five cards');
    await expect(third.top).toBe(first.top);
    await expect(fourth.top).toBeGreaterThan(first.top);
    await expect(fifth.top).toBe(fourth.top);
    await expect(Math.abs(fifth.right - third.right)).toBeLessThan(1);
    await expect(Math.abs(fourth.width - fifth.width)).toBeLessThan(1);
  },
};
/** One card under the other, all of the same width. */
export const OnAPhone: Story = {
  args: { label: 'Games', items: five },
  globals: { variant: 'mobile', viewport: { value: 'mobile' } },
  parameters: { visual: { skip: 'Measured in play.' } },
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    for (const [index, box] of boxes.entries()) {
      await expect(box.width).toBe(boxes[0]?.width);
      await expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    }
  },
};

/** A name of its own direction: the plus stays at its end, also from right to left. */
export const LatinName: Story = {
  args: { items: [{ href: '/disney', title: 'Disney+', text: 'مكتبتك حيث أنت.' }] },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ar">
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Disney+').firstChild as Text;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(name, from);
      range.setEnd(name, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf('Disney'.length)).toBeGreaterThan(leftOf(0));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
