import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressFixture } from '@tern/testing/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { WhatIsMyIp } from './WhatIsMyIp.tsx';
import { whatIsMyIpMessages as m } from './whatIsMyIp.messages.ts';

const own = {
  ip: '203.0.113.24',
  country: 'France',
  country_code: 'FR',
  region: 'Auvergne-Rhône-Alpes',
  city: 'Lyon',
  location: { latitude: 45.76, longitude: 4.83 },
  network: { number: 64500, name: 'Example Net' },
  is_exit: false,
};
const client = {
  timeZone: 'Asia/Tokyo',
  clock: 'differs' as const,
  languages: ['fr-FR', 'en'],
  browser: 'Firefox',
  version: '140',
  system: 'macOS',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const meta = {
  title: 'Patterns/Tools/WhatIsMyIp',
  component: WhatIsMyIp,
  parameters: { layout: 'fullscreen' },
  args: {
    own,
    lookedUp: null,
    families: { ipv4: '203.0.113.24', ipv6: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
    throughWebrtc: true,
    client,
    masked: false,
    onMaskedChange: fn(),
    onLookUp: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WhatIsMyIp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text(m['clock.differs']))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onMaskedChange).toHaveBeenCalledWith(true);
    await expect(
      within(canvas.getByRole('list', { name: text(m.nextLabel) })).getAllByRole('link'),
    ).toHaveLength(3);
  },
};
/** Nothing of it may be shared by accident. */
export const Masked: Story = {
  args: { masked: true },
  parameters: { visual: { skip: 'Looks like Known, with other words.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('203.0.113.24');
    await expect(canvasElement).not.toHaveTextContent('85a3');
  },
};
export const LookedUp: Story = {
  args: { lookedUp: addressFixture },
};
/** As the server sends it. */
export const Waiting: Story = {
  args: { own: null, client: null, families: {}, throughWebrtc: false },
};
export const OneFamily: Story = {
  args: {
    own: { ...own, region: null, city: null, location: null, network: null },
    families: { ipv4: '203.0.113.24', ipv6: null },
    throughWebrtc: false,
    client: { ...client, timeZone: 'Europe/Paris', clock: 'fits', browser: null },
  },
};
