import type { Meta, StoryObj } from '@storybook/react-vite';
import { geoInfo, toolSettings } from '@tern/contract';
import { geoFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { WebrtcLeakTestPage } from './WebrtcLeakTestPage.tsx';

const meta = {
  title: 'Pages/WebRTC leak test',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    msw: [
      mockOperation(geoInfo, { data: geoFixture }),
      mockOperation(toolSettings, { data: { stun_servers: [], exits: [], dns_zone: null } }),
    ],
  },
  args: { Page: WebrtcLeakTestPage, path: '/webrtc-leak-test', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('203.0.113.24')).toBeVisible();
  },
};
/** The browser of the workbench really gathers; no server is contacted. */
export const Ran: Story = {
  parameters: { visual: { skip: 'The names that the browser hides itself behind are random.' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getAllByRole('region')[0] as HTMLElement;
    await userEvent.click(within(panel).getByRole('button'));
    await expect(await within(canvasElement).findByRole('switch', {}, { timeout: 8000 })).toBeVisible();
  },
};
