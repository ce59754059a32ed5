import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CircleUserRoundGlyph, LogOutGlyph, MonitorSmartphoneGlyph, NetworkGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../Menu/Menu.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Overlays/Disclosure',
  component: Disclosure,
  args: {
    summary: (
      <>
        <Icon glyph={CircleUserRoundGlyph} size="sm" /> Account
      </>
    ),
    onToggle: fn(),
    children: (
      <Menu>
        <MenuItem href="/account/devices" glyph={MonitorSmartphoneGlyph} current>
          Devices
        </MenuItem>
        <MenuItem href="/account/dns" glyph={NetworkGlyph}>
          DNS settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem glyph={LogOutGlyph} onSelect={() => {}}>
          Sign out
        </MenuItem>
      </Menu>
    ),
  },
  render: (args) => (
    <div>
      <Disclosure {...args} />
      <p>Outside</p>
    </div>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (root: HTMLElement) => {
  const canvas = within(root);
  return {
    canvas,
    details: root.querySelector('details') as HTMLDetailsElement,
    summary: root.querySelector('summary') as HTMLElement,
  };
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, details, summary } = find(canvasElement);
    await expect(details).not.toHaveAttribute('open');
    await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await expect(canvas.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page');

    canvas.getByRole('link', { name: 'DNS settings' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();

    await userEvent.click(summary);
    await userEvent.click(canvas.getByText('Outside'));
    await expect(details).not.toHaveAttribute('open');
  },
};

export const Open: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    const { canvas, details, summary } = find(canvasElement);
    if (!details.open) await userEvent.click(summary);
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const OnlyOneOfAName: Story = {
  parameters: { visual: { skip: 'the same picture as Closed' } },
  render: (args) => (
    <>
      <Disclosure {...args} name="nav" summary={<span>First</span>} />
      <Disclosure {...args} name="nav" summary={<span>Second</span>} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('details')] as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
    await userEvent.click(first.querySelector('summary') as HTMLElement);
    await userEvent.click(second.querySelector('summary') as HTMLElement);
    await expect(first.open).toBe(false);
    await expect(second.open).toBe(true);
  },
};
