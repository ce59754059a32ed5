import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerBaseLinks, footerColumns } from '../navigation/footerColumns.ts';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Patterns/Frame/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Tern',
    columns: footerColumns({ trial: true }),
    baseLinks: footerBaseLinks,
    languages: storyLanguages,
    current: 'en',
    year: 2026,
  },
  render: (args, { globals }) => <SiteFooter {...args} current={globals.language} />,
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(5);
    /* A year is not a quantity: no thousands separator in any language. */
    await expect(canvasElement.querySelector('footer')).toHaveTextContent('2026');
  },
};

/** In the mobile variant the columns fold, and there is a way out to the desktop version. */
export const MobileUnfolded: Story = {
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  globals: { variant: 'mobile', viewport: { value: 'mobile' } },
  play: async ({ canvasElement, userEvent }) => {
    const desktop = canvasElement.querySelector('a[href="?form=desktop"]');
    await expect(desktop).toBeInTheDocument();
    const summary = [...canvasElement.querySelectorAll<HTMLElement>('summary')].find(
      (item) => item.checkVisibility() && !item.closest('[data-disclosure]'),
    );
    if (!summary) return;
    await expect(desktop?.checkVisibility()).toBe(true);
    await userEvent.click(summary);
    await expect(summary.closest('details')).toHaveAttribute('open');
    summary.blur();
  },
};

export const FewPages: Story = {
  args: {
    columns: footerColumns({ trial: true })
      .map((column) => ({ ...column, links: column.links.slice(-1) }))
      .filter(({ id }) => id === 'products' || id === 'help'),
  },
  play: async ({ canvasElement }) => {
    const paths = new Set(
      [...canvasElement.querySelectorAll('li a:not([hreflang])')].map((link) => link.getAttribute('href')),
    );
    await expect([...paths].sort()).toEqual(['/myAccount', '/pricing']);
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
