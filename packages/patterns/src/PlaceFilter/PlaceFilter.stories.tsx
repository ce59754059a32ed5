import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { FoundPlaces } from './FoundPlaces.tsx';
import { PlaceFilter } from './PlaceFilter.tsx';
import { placeFilterMessages as m } from './placeFilter.messages.ts';

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
/** Beside a list that follows what is typed: it stays as it was where the next one could not be loaded. */
export const Failed: Story = {
  args: { typed: { q: 'Holland' }, failed: true, onInput: fn() },
  parameters: { visual: { skip: 'Asked with a notice below it.' } },
  render: (args) => (
    <Stack gap={6}>
      <PlaceFilter {...args} />
      <FoundPlaces says="1 country fits.">
        <p>Netherlands</p>
      </FoundPlaces>
    </Stack>
  ),
  play: async ({ args, canvas, canvasElement, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.failed));
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(args.onInput).toHaveBeenCalledWith(canvasElement.querySelector('form'));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 country fits.');
    (document.activeElement as HTMLElement).blur();
  },
};
/** States are not known. */
export const OldFeed: Story = {
  args: { typed: { protocol: 'openvpn' }, withState: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('select')).toHaveLength(4);
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
