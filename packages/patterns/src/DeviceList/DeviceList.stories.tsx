import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { DeviceList, type DeviceListProps, type DeviceView } from './DeviceList.tsx';
import { deviceListMessages as m } from './deviceList.messages.ts';

const devices: DeviceView[] = [
  { id: '1', appType: 12, lastSeen: null, current: true },
  { id: '2', appType: 401, lastSeen: '2026-03-01T21:04:00Z', note: 'Study' },
  { id: '3', appType: 1, lastSeen: '2026-03-02T08:12:00Z' },
  { id: '4', appType: 108, lastSeen: '2026-02-12T20:00:00Z' },
  { id: '5', appType: 301, lastSeen: '2026-02-09T20:00:00Z' },
];
const now = Date.parse('2026-03-02T09:30:00Z');
const works = fn(async () => true);
const fails = fn(async () => false);

type Ready = Extract<DeviceListProps, { devices: readonly DeviceView[] }>;
const List = (props: Ready) => <DeviceList {...props} />;

const meta = {
  title: 'Patterns/Account/DeviceList',
  component: List,
  args: { devices, now, downloadHref: '/download', onUnbind: works },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Requires a confirmation before it removes a device; cancelling removes nothing. */
export const FiveOfSix: Story = {
  parameters: { visual: { dark: true, also: ['de-zoom'] } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    works.mockClear();
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    await userEvent.click(buttons[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(/Windows Master/);
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.cancel) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(works).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
/** A full account, an unknown app, a long name. */
export const Full: Story = {
  args: {
    devices: [
      ...devices,
      {
        id: '6',
        appType: 999,
        lastSeen: '2025-11-30T10:00:00Z',
        note: 'A television with a very long name in the living room upstairs',
      },
    ],
  },
};
/** The request failed: the dialog stays open and says so. */
export const UnbindFails: Story = {
  args: { onUnbind: fails },
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.confirm) }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(text(m.failed));
  },
};
export const None: Story = {
  args: { devices: [] },
};
export const Loading: Story = {
  render: () => <DeviceList status="loading" />,
};
export const LoadFailed: Story = {
  render: () => <DeviceList status="error" onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};

function Kept(props: Ready) {
  const [kept, setKept] = useState(props.devices);
  return (
    <List
      {...props}
      devices={kept}
      onUnbind={async (device) => {
        setKept((before) => before.filter(({ id }) => id !== device.id));
        return true;
      }}
    />
  );
}

/** By keys: the row goes, the focus is on the next button, and the last one leaves it on the whole. */
export const UnbindsAll: Story = {
  args: { devices: devices.slice(1, 3) },
  parameters: { visual: { skip: 'Looks like None in the end.' } },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const unbind = async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: text(m.confirm) }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.tab();
    await unbind();
    const [rest] = canvas.getAllByRole('button');
    await waitFor(() => expect(rest).toHaveFocus());
    await expect(rest).toHaveAccessibleName(/iOS Master/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Windows Master/);
    await unbind();
    await expect(canvas.getByText(text(m.emptyTitle))).toBeVisible();
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
