import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { RegionMap } from '../plates/RegionMap.tsx';
import { FeatureRows } from './FeatureRows.tsx';

const meta = {
  title: 'Components/Content/FeatureRows',
  component: FeatureRows,
  args: {
    rows: [
      {
        title: 'You are in Lyon.',
        text: 'Without a VPN every site sees the address of your line, and with it the town.',
        picture: <RegionMap variant="lyon" title="A map with a cross-hair on Lyon" />,
      },
      {
        title: 'They see Tokyo.',
        text: 'With it they see the address of a server. In between, everything is encrypted.',
        picture: <RegionMap variant="tokyo" title="A map with a cross-hair on Tokyo" />,
        action: <Link href="/what-is-vpn">How that works</Link>,
      },
    ],
  },
} satisfies Meta<typeof FeatureRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reading order stays: words, then picture. */
export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    const order = [...canvasElement.querySelectorAll('h2, [role="img"]')].map((element) =>
      element.tagName.toLowerCase(),
    );
    await expect(order).toEqual(['h2', 'svg', 'h2', 'svg']);
  },
};
