import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { siteLinks, siteNavigation } from '../navigation/siteNavigation.ts';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { storyText } from '../storyText.ts';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteHeaderMessages } from './siteHeader.messages.ts';

/* The variants are distinguished by the visible elements, so that a play works in every mode. */
const shows = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility();

const meta = {
  title: 'Patterns/Frame/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Tern',
    nav: siteNavigation(sampleTrial),
    languages: storyLanguages,
    current: 'en',
    currentPath: '/pricing',
    signedIn: false,
    accountHref: '/myAccount',
  },
  render: (args, { globals }) => <SiteHeader {...args} current={globals.language} />,
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  parameters: { visual: { dark: true, also: ['en-text-spacing'] } },
  play: async ({ canvasElement }) => {
    for (const link of canvasElement.querySelectorAll('a[href="/pricing"]:is(nav a)')) {
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    await expect(canvasElement.querySelector('a[href="/myAccount"]')).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { signedIn: true, onSignOut: fn() },
  play: async ({ args, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    await expect(canvasElement.querySelector('a[href="/login"]')).toBeNull();
    const account = [...canvasElement.querySelectorAll('summary')].find(
      (summary) => shows(summary) && summary.textContent === text(siteHeaderMessages.account),
    );
    if (!account) throw new Error('there is no account menu');
    await userEvent.click(account);
    const signOut = [...canvasElement.querySelectorAll('button')].find(
      (button) => shows(button) && button.textContent === text(siteHeaderMessages.signOut),
    );
    if (!signOut) throw new Error('there is no way out');
    await userEvent.click(signOut);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(account.closest('details')).not.toHaveAttribute('open'));
    await expect(account).toHaveFocus();
    account.blur();
  },
};

/** In shared HTML both variants are written; `<html data-signed-in>` decides. */
export const SignedInUnknown: Story = {
  args: { signedIn: null },
  play: async ({ canvasElement }) => {
    const account = canvasElement.querySelector('a[href="/myAccount"]');
    const action = canvasElement.querySelector('[data-signed-out-only] a[href="/pricing"]');
    await expect(shows(account)).toBe(false);
    await expect(shows(action)).toBe(true);
    document.documentElement.setAttribute('data-signed-in', '');
    try {
      await expect(shows(account)).toBe(true);
      await expect(shows(action)).toBe(false);
    } finally {
      document.documentElement.removeAttribute('data-signed-in');
    }
  },
};

/** A site without apps, use cases and countries has no Products menu. */
export const FewPages: Story = {
  args: {
    nav: {
      ...siteNavigation(null),
      groups: [],
      links: siteLinks.links.filter(({ id }) => id === 'pricing'),
      card: undefined,
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(args.nav.groups).toHaveLength(0);
    const paths = new Set(
      [...canvasElement.querySelectorAll('a:not([hreflang])')].map((a) => a.getAttribute('href')),
    );
    await expect([...paths].sort()).toEqual(['/', '/login', '/pricing']);
  },
};

/** A page below a link of the bar: the link is marked, as the part of the site that the page belongs to. */
export const WithinASection: Story = {
  args: { currentPath: '/blog/:unikey', currentSection: '/pricing' },
  parameters: { visual: { skip: 'Looks as SignedOut.' } },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('nav a[aria-current]')];
    await expect(marked.length).toBeGreaterThan(0);
    for (const link of marked) await expect(link).toHaveAttribute('aria-current', 'true');
  },
};
export const OnAlternateGround: Story = { args: { ground: 'alt', currentPath: '/' } };

/** The menu of the bar; in the mobile variant the drawer holds the same links. */
export const MenuOpen: Story = {
  args: { currentPath: '/' },
  parameters: { visual: { picture: 'state', dark: true, variant: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector<HTMLElement>('nav details > summary');
    if (!shows(summary)) return;
    const menu = summary.closest('details');
    await userEvent.click(summary);
    await expect(menu).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(menu).toHaveAttribute('open');
    await expect(shows(canvasElement.querySelector('a[href="/vpn-server/japan-vpn"]'))).toBe(true);
    summary.blur();
  },
};

/** The drawer needs no script: a popover opens, Escape closes it and the focus goes back. */
export const DrawerOpen: Story = {
  args: { currentPath: '/' },
  parameters: { visual: { picture: 'state', variant: 'mobile', also: ['de-zoom'] } },
  globals: { variant: 'mobile', viewport: { value: 'mobile' } },
  play: async ({ canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const open = canvasElement.querySelector<HTMLButtonElement>(
      'button[popovertarget]:not([popovertargetaction])',
    );
    const sheet = canvasElement.querySelector<HTMLElement>('[popover]');
    if (!open || !sheet) throw new Error('there is no drawer');
    await expect(open).toHaveAccessibleName(text(siteHeaderMessages.openMenu));
    if (!shows(open)) return;
    await userEvent.click(open);
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(true));
    const close = sheet.querySelector('button');
    await waitFor(() => expect(close).toHaveFocus());
    await expect(close).toHaveAccessibleName(text(siteHeaderMessages.closeMenu));
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(false));
    await expect(open).toHaveFocus();
    const link = sheet.querySelector<HTMLElement>('a[href="/pricing"]');
    await userEvent.click(open);
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link as HTMLElement);
    await expect(sheet.matches(':popover-open')).toBe(false);
    await userEvent.click(open);
    await waitFor(() => expect(sheet.matches(':popover-open')).toBe(true));
    close?.blur();
  },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { dark: true, also: ['fr-mobile'] } },
};
