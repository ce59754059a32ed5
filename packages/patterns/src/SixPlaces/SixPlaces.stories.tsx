import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { SixPlaces, type SixPlacesProps } from './SixPlaces.tsx';
import { sixPlacesMessages as m } from './sixPlaces.messages.ts';

const ready = {
  places: 6,
  now: Date.UTC(2026, 10, 26, 9),
  manageHref: '/myAccount/deviceManage',
  addHref: '/download',
  devices: [
    { id: 'a', appType: 12, name: null, lastSeen: null, current: true },
    { id: 'b', appType: 1, name: 'iPhone', lastSeen: '2026-11-26T08:12:00.000Z', current: false },
    { id: 'c', appType: 401, name: null, lastSeen: '2026-11-25T21:04:00.000Z', current: false },
  ],
  keys: [{ id: 'k', name: 'Router at home', lastUsed: '2026-11-12', connected: false }],
} satisfies SixPlacesProps;

const meta = {
  title: 'Patterns/Account/SixPlaces',
  component: SixPlaces,
  parameters: { visual: { skip: 'Stands in the first page of the account.' } },
  args: ready as SixPlacesProps,
} satisfies Meta<typeof SixPlaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys take places too. */
export const FourInUse: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(6);
    await expect(canvas.getByText('Router at home')).toBeVisible();
    await expect(canvas.getByText(text(m.thisDevice))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.add) })).toHaveAttribute('href', '/download');
  },
};
export const NoneInUse: Story = { args: { ...ready, devices: [], keys: [] } };
export const Full: Story = {
  args: { ...ready, places: 4 },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('link', { name: storyText(loaded)(m.add) })).toBeNull();
  },
};
export const LongNames: Story = {
  args: {
    ...ready,
    devices: [
      {
        id: 'a',
        appType: 999,
        name: 'Maximilianes Arbeitszimmerfensterbankcomputer',
        lastSeen: null,
        current: false,
      },
    ],
  },
};
export const Loading: Story = {
  args: { status: 'loading', manageHref: '/' } as SixPlacesProps,
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.loading));
  },
};
export const Failed: Story = {
  args: { status: 'error', manageHref: '/', onRetry: fn() } as SixPlacesProps,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
