import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Drawer } from './Drawer.tsx';

const items = ['Why Tern', 'Pricing', 'Security tools', 'Blog'];

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: {
    visual: { dark: true },
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Menu',
    closeLabel: 'Close',
    children: (
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Link variant="plain" href={`#${item}`}>
              {item}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It lies at the inline end and keeps focus. */
export const Titled: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const close = within(drawer).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('link', { name: 'Blog' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await waitFor(() => {
      const { left, right } = drawer.getBoundingClientRect();
      const rtl = document.documentElement.dir === 'rtl';
      expect(Math.round(rtl ? left : document.documentElement.clientWidth - right)).toBe(0);
    });
  },
};

export const WithHeaderAndFooter: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { header: <Logo name="Tern" href="#home" />, footer: <Button block>Start free trial</Button> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const OpenedAndClosed: Story = {
  parameters: { visual: { skip: 'Closed at the end' } },
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Menu
        </Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Hauptmenü mit allen Bereichen dieser Seite',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={`line-${String(index)}`}>
        <Link variant="plain" href={`#line-${String(index)}`}>
          Sicherheitswerkzeuge und Verbindungsprüfungen
        </Link>
      </p>
    )),
    footer: <Button block>Kostenlosen Testzeitraum beginnen</Button>,
  },
};
