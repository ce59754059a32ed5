import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, PageHero, SkipLink } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { CampaignRibbon } from '../CampaignRibbon/CampaignRibbon.tsx';
import { footerColumns } from '../navigation/footerColumns.ts';
import { siteNavigation } from '../navigation/siteNavigation.ts';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { PageLayout } from './PageLayout.tsx';

const now = Date.UTC(2026, 2, 2, 9, 30);

const meta = {
  title: 'Patterns/Frame/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    layout: 'default',
    main: {
      children: (
        <PageHero
          title="Every page has a frame."
          lead="The words of this page are a sample; the header and the footer are real."
          actions={<Button href="/pricing">See plans</Button>}
        />
      ),
    },
  },
  render: (args, { globals }) => (
    <PageLayout
      {...args}
      skip={<SkipLink href="#main">Skip to content</SkipLink>}
      ribbons={
        <CampaignRibbon
          campaign="blackfriday"
          startsAt={0}
          percent={62}
          months={12}
          now={now}
          endsAt={now + 80 * 3_600_000}
          href="/promotion"
        />
      }
      header={
        <SiteHeader
          brandName="Tern"
          nav={siteNavigation(null)}
          languages={storyLanguages}
          current={globals.language}
          signedIn={false}
          accountHref="/myAccount"
          ground={args.layout === 'invite' ? 'alt' : 'plain'}
        />
      }
      footer={
        <SiteFooter
          brandName="Tern"
          columns={footerColumns({ trial: false })}
          languages={storyLanguages}
          current={globals.language}
          year={2026}
        />
      }
    />
  ),
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link over the header leads to the page's own part. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
export const DefaultBlack: Story = { args: { layout: 'default_black' } };
export const Blog: Story = {
  args: { layout: 'blog' },
  parameters: { visual: { skip: 'Looks like Default.' } },
};
export const Invite: Story = { args: { layout: 'invite' } };
export const Pricing: Story = {
  args: { layout: 'pricing' },
  parameters: { visual: { skip: 'Looks like Default.' } },
};
/** One form and nothing else; its page brings the landmarks. */
export const Single: Story = {
  args: { layout: 'single', main: { children: <main>One form.</main> } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('One form.');
    await expect(within(canvasElement).queryByRole('banner')).toBeNull();
  },
};
/** Embedded by the Windows client: not even a ribbon. */
export const Standalone: Story = {
  args: { layout: 'standalone', main: { children: 'Inside the client.' } },
  parameters: { visual: { skip: 'Has no look of its own.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside, header, footer')).toBeNull();
  },
};
export const Actives: Story = { args: { layout: 'actives', campaign: 'halloween' } };

export const AllStates: StoryObj = { tags: ['all-states'] };
