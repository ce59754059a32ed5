import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IntlShape } from 'react-intl';
import { expect, within } from 'storybook/test';
import { StoryPage, storyCampaign, storyData } from '../../../tests/StoryPage.tsx';
import type { PageComponent } from '../../app/PageProps.ts';
import { ActivesPage } from './ActivesPage.tsx';
import { AffiliatePage } from './AffiliatePage.tsx';
import { InvitePage } from './InvitePage.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { StudentPage } from './StudentPage.tsx';
import { seasonPageMessages as season } from './seasonPage.messages.ts';
import { TrialPage } from './TrialPage.tsx';

const meta = {
  title: 'Pages/Programmes',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: TrialPage as PageComponent, path: '/vpn-trial', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };
export const NoOffer: Story = {
  args: { Page: PromotionPage, path: '/promotion' },
  parameters: { visual: { skip: 'OfferRunning without its offer.' } },
};
export const OfferRunning: Story = {
  args: {
    Page: PromotionPage,
    path: '/promotion',
    data: {
      ...storyData,
      campaign: storyCampaign,
    },
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const TimeLimited: Story = {
  args: {
    Page: ActivesPage,
    path: '/actives/actives1',
    data: {
      ...storyData,
      activity: { name: 'actives1', endsAt: Date.UTC(2026, 11, 1), plans: storyData.plans },
    },
  },
  parameters: { visual: { variant: 'desktop' } },
};
/** The message box names the season that is on. */
export const SeasonRunning: Story = {
  args: {
    ...OfferRunning.args,
    Page: ActivesPage,
    path: '/actives/actives2',
  },
  parameters: { visual: { skip: 'The box is pictured in CampaignMessage.' } },
  play: async ({ canvasElement }) => {
    const box = within(within(canvasElement).getByRole('main')).getByRole('complementary');
    await expect(within(box).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/promotion'),
    );
    await expect(box.querySelector('[data-countdown]')).toBeVisible();
  },
};
/** No offer of the page is on: when it was, when it comes back, and a mail about it. */
export const BetweenOffers: Story = {
  args: {
    Page: ActivesPage,
    path: '/actives/actives3',
    data: {
      ...storyData,
      activity: null,
      calendar: [
        {
          kind: 'activity',
          name: 'actives3',
          theme: 'neutral',
          timeZone: 'UTC',
          startsAt: Date.UTC(2026, 0, 5),
          endsAt: Date.UTC(2026, 0, 10),
        },
      ],
    },
  },
  parameters: {
    visual: { skip: 'A heading, two lines and the form of the newsletter, pictured elsewhere.' },
  },
  play: async ({ canvasElement, loaded }) => {
    const main = within(canvasElement).getByRole('main');
    const { formatMessage } = loaded.intl as IntlShape;
    await expect(main).toHaveTextContent(formatMessage(season.unplanned));
    await expect(main).toHaveTextContent(formatMessage(season.mailTitle));
    await expect(main.querySelector('[data-countdown]')).toBeNull();
    await expect(main.querySelector('input[type="email"]')).toBeVisible();
  },
};
export const Invite: Story = {
  args: { Page: InvitePage, path: '/invite' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Affiliate: Story = {
  args: {
    Page: AffiliatePage,
    path: '/affiliate',
    data: {
      ...storyData,
      partnerTerms: [
        { network: 'cj', percent: 30, days: 45 },
        { network: 'direct', percent: 40, days: 30 },
      ],
    },
  },
  parameters: { visual: { variant: 'desktop' } },
};
export const Students: Story = {
  args: { Page: StudentPage, path: '/studentbeans' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
