import type { Meta, StoryObj } from '@storybook/react-vite';
import { geoInfo } from '@tern/contract';
import { expect, within } from 'storybook/test';
import { MockedCall } from './MockedCall.tsx';
import { mockOperation } from './mockOperation.ts';

/**
 * A story that needs the API names the response of each operation:
 * `parameters: { msw: [mockOperation(geoInfo, { error: 'rate_limited' })] }`. Data is checked against the contract.
 */
const meta = {
  title: 'Workbench/Mocked API',
  component: MockedCall,
  parameters: { visual: { skip: 'Plain text of an envelope.' } },
} satisfies Meta<typeof MockedCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: {
    msw: [
      mockOperation(geoInfo, {
        data: {
          user_ip: '192.0.2.7',
          country: 'Germany',
          country_code: 'DE',
          region: null,
          city: null,
          location: null,
          network: null,
          is_exposed: true,
          currency: 'GBP',
          is_blocked: false,
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('200 OK')).toBeVisible();
  },
};

export const Failure: Story = {
  parameters: { msw: [mockOperation(geoInfo, { error: 'rate_limited', details: { retry_after: 30 } })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^42900 /)).toBeVisible();
  },
};
