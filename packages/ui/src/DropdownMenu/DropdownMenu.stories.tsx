import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  ChevronDownGlyph,
  LogOutGlyph,
  MonitorSmartphoneGlyph,
  NetworkGlyph,
  ReceiptTextGlyph,
} from '../Icon/glyphs.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

const signOut = fn();
const mask = fn();

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    align: 'start',
    trigger: (
      <Button variant="outline" iconEnd={ChevronDownGlyph}>
        Account
      </Button>
    ),
    sections: [
      {
        items: [
          { id: 'devices', label: 'Devices', glyph: MonitorSmartphoneGlyph, href: '/myAccount/deviceManage' },
          { id: 'dns', label: 'DNS settings', glyph: NetworkGlyph, href: '/myAccount/dnsSettings' },
          { id: 'subscriptions', label: 'Subscriptions', glyph: ReceiptTextGlyph, disabled: true },
        ],
      },
      { label: 'This page', items: [{ id: 'mask', label: 'Mask addresses', checked: true, onSelect: mask }] },
      {
        items: [{ id: 'out', label: 'Sign out', glyph: LogOutGlyph, tone: 'danger', onSelect: signOut }],
      },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move, letters jump, disabled items are passed over, Escape gives the focus back. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Devices' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'DNS settings' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const setting = screen.getByRole('menuitemcheckbox', { name: 'Mask addresses' });
    await expect(setting).toHaveFocus();
    await expect(setting).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(signOut).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(signOut).toHaveBeenCalledTimes(1);
  },
};
export const Open: Story = { args: { open: true }, parameters: { visual: { picture: 'whole', dark: true } } };
