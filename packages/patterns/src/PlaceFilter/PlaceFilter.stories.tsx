import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlaceFilter } from './PlaceFilter.tsx';

const meta = {
  title: 'Patterns/Forms/PlaceFilter',
  component: PlaceFilter,
  args: {
    action: '/vpn-server',
    typed: {},
    features: [
      { value: 'p2p', label: 'P2P' },
      { value: 'smart-dns', label: 'Smart DNS' },
    ],
    protocols: [
      { value: 'wireguard', label: 'WireGuard' },
      { value: 'openvpn', label: 'OpenVPN' },
    ],
  },
} satisfies Meta<typeof PlaceFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form of the platform: what is typed goes into the address. */
export const Empty: Story = {
  parameters: { visual: { variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('search') as HTMLFormElement;
    await expect([...new FormData(form).keys()]).toEqual([
      'q',
      'feature',
      'protocol',
      'machine',
      'state',
      'sort',
    ]);
    await expect(form.method).toBe('get');
  },
};
/** The values that were sent are still there. */
export const Asked: Story = {
  args: { typed: { q: 'Holland', feature: 'p2p', machine: 'owned', sort: 'near' } },
  parameters: { visual: { dark: true, also: ['de-zoom'] } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('search') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({
      ...{ q: 'Holland', feature: 'p2p', machine: 'owned', sort: 'near' },
    });
    await expect(canvasElement.querySelector('details')?.open).toBe(true);
  },
};
/** States are not known. */
export const OldFeed: Story = {
  args: { typed: { protocol: 'openvpn' }, withState: false },
  parameters: { visual: { variant: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('select')).toHaveLength(4);
  },
};
