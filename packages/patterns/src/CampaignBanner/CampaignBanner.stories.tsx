import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CampaignTheme, campaignNames, seasonYears, themeOf } from '@tern/domain';
import { Grid, Stack } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { CampaignMessage } from '../CampaignMessage/CampaignMessage.tsx';
import { CampaignBanner } from './CampaignBanner.tsx';

const now = Date.UTC(2026, 2, 2, 9, 30);
const hour = 3_600_000;

const meta = {
  title: 'Patterns/Campaigns/CampaignBanner',
  component: CampaignBanner,
  args: {
    campaign: 'blackfriday',
    percent: 62,
    months: 12,
    now,
    startsAt: now - 24 * 3_600_000,
    endsAt: now + 80 * hour + 41 * 60_000 + 17_000,
    href: '/pricing/checkout/12m',
  },
  render: (args, { globals }) => <CampaignBanner {...args} variant={globals.variant} />,
} satisfies Meta<typeof CampaignBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same parts under four themes. */
export const AllCampaigns: Story = {
  parameters: { visual: { skip: 'The plates are in CampaignPlate, the parts in Years.' } },
  render: (args, { globals }) => (
    <Grid columns={2}>
      {(['blackfriday', 'halloween', 'easter', 'anniversary'] as const).map((campaign) => (
        <CampaignBanner key={campaign} {...args} variant={globals.variant} campaign={campaign} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(4);
    const figures = [...canvasElement.querySelectorAll('section:first-of-type [data-unit]')];
    await expect(figures.slice(0, 3).map((unit) => unit.textContent)).toEqual(['03', '08', '42']);
  },
};
/** The first screen of the offer's own page. */
export const Page: Story = {
  args: { campaign: 'halloween', size: 'page', headingLevel: 1 },
  parameters: { layout: 'fullscreen', visual: { picture: 'whole' } },
};
export const EndsInAnHour: Story = {
  args: { campaign: 'anniversary', endsAt: now + hour },
  parameters: { visual: { skip: 'The banner of Years with other figures.' } },
};
/** At zero the way to the plans takes the place of the countdown. */
export const Ended: Story = {
  args: { endsAt: now },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/pricing');
  },
};

const called = {
  blackfriday: 'Black Friday',
  halloween: 'Halloween',
  easter: 'Easter',
  anniversary: 'Anniversary',
};
const looks: readonly { campaign: CampaignTheme; name: string }[] = [
  ...campaignNames.flatMap((name) =>
    seasonYears[name].map((year) => ({ campaign: themeOf(name, year), name: `${called[name]} ${year}` })),
  ),
  { campaign: 'neutral', name: 'Any other' },
];
/** The looks of past years with their message boxes, and the one of an offer without a season. */
export const Years: Story = {
  parameters: { visual: { picture: 'state', variant: 'desktop' } },
  render: (args, { globals }) => (
    <Grid columns={2}>
      {looks.map(({ campaign, name }) => {
        // Each is told from the others by ear too.
        const look = { ...args, campaign, words: { name, title: `${name}. {percent} off.` } };
        return (
          <Stack key={campaign} gap={3}>
            <CampaignBanner {...look} variant={globals.variant} />
            <CampaignMessage {...look} onDismiss={() => {}} />
          </Stack>
        );
      })}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const themes = [...canvasElement.querySelectorAll<HTMLElement>('section[data-campaign]')];
    await expect(themes.map(({ dataset }) => dataset.campaign)).toHaveLength(12);
    // Each year has a ground of its own beside its season's.
    const grounds = themes.map((banner) => getComputedStyle(banner).backgroundColor);
    await expect(new Set(grounds).size).toBe(12);
    await expect(within(canvasElement).getAllByRole('complementary')).toHaveLength(12);
  },
};
