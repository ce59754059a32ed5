import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Gamepad2Glyph, MusicGlyph, TrophyGlyph } from '../Icon/glyphs.ts';
import { LinkCards } from './LinkCards.tsx';

const meta = {
  title: 'Components/Navigation/LinkCards',
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
  parameters: { visual: { modes: ['en-desktop', 'en-mobile'] } },
};
