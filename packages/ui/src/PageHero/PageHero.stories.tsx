import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ShieldCheckGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { GlobePlate } from '../plates/GlobePlate.tsx';
import { RegionMap } from '../plates/RegionMap.tsx';
import { PageHero } from './PageHero.tsx';

const meta = {
  title: 'Components/Layout/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A VPN for games. Honest about ping.',
    lead: 'Another address and another way to the game server. It cannot make the speed of light faster.',
    actions: (
      <>
        <Button size="lg" href="/pricing">
          See plans
        </Button>
        <Button size="lg" variant="outline" href="/features">
          All features
        </Button>
      </>
    ),
    note: (
      <>
        <Icon glyph={ShieldCheckGlyph} size="sm" />
        30-day money-back guarantee
      </>
    ),
  },
} satisfies Meta<typeof PageHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureBeside: Story = {
  args: { ground: 'alt', picture: <RegionMap variant="europe" title="Western Europe" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'A VPN for games. Honest about ping.',
    );
  },
};
export const PictureBelow: Story = {
  args: {
    variant: 'below',
    title: 'Everything your plan includes.',
    lead: 'Tern encrypts your connection, hides your IP address and gives you an address in the country you choose.',
    note: undefined,
    picture: <GlobePlate variant="north" title="The world seen from the north" />,
  },
  parameters: { visual: { picture: 'state', dark: true, variant: 'mobile' } },
};
/** For pages of text. */
export const Compact: Story = {
  args: {
    variant: 'compact',
    title: 'Cookie policy.',
    lead: 'Every cookie this site sets, what it is for, and how long it stays.',
    actions: undefined,
    note: undefined,
    breadcrumbs: (
      <Breadcrumbs label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Cookie policy' }]} />
    ),
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
