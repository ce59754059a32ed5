import type { Meta, StoryObj } from '@storybook/react-vite';
import { geoInfo, ipLookup, toolSettings } from '@tern/contract';
import { addressFixture, geoFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { WhatIsMyIpPage } from './WhatIsMyIpPage.tsx';

const settings = mockOperation(toolSettings, { data: { stun_servers: [], exits: [], dns_zone: null } });

const meta = {
  title: 'Pages/What is my IP',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    // The words of the browser are the machine's own.
    visual: { skip: 'Stands in Patterns/Tools/WhatIsMyIp, with a browser that is held still.' },
    msw: [
      mockOperation(geoInfo, { data: geoFixture }),
      mockOperation(ipLookup, { data: addressFixture }),
      settings,
    ],
  },
  args: { Page: WhatIsMyIpPage, path: '/what-is-my-ip', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getAllByRole('article')[0] as HTMLElement);
    await expect(await card.findByText('203.0.113.24')).toBeVisible();
    await userEvent.type(card.getByRole('searchbox'), '2001:4860:4860::8888{Enter}');
    await expect(await card.findByText('2001:4860:4860::8888')).toBeVisible();
    await expect(card.getByText('Mountain View')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    msw: [
      mockOperation(geoInfo, { data: geoFixture }),
      mockOperation(ipLookup, { error: 'ip_reserved' }),
      settings,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '10.0.0.1{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('10.0.0.1');
  },
};
