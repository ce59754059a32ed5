import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { CampaignPlate } from './CampaignPlate.tsx';

const meta = {
  title: 'Components/Pictures/CampaignPlate',
  component: CampaignPlate,
  parameters: { visual: { variant: 'desktop' } },
  args: { campaign: 'halloween', title: 'Terns crossing a full orange moon' },
} satisfies Meta<typeof CampaignPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each on the ground of its theme. */
export const All: Story = {
  parameters: { visual: { picture: 'whole' } },
  render: () => (
    <Grid columns={4}>
      {(['blackfriday', 'halloween', 'easter', 'anniversary'] as const).map((campaign) => (
        <div key={campaign} data-campaign={campaign}>
          <CampaignPlate campaign={campaign} title={campaign} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(4);
  },
};
/** The looks of past years, and the neutral one. */
export const Years: Story = {
  parameters: { visual: { skip: 'Each plate is in its banner: CampaignBanner, Years.' } },
  render: () => (
    <Grid columns={4}>
      {(
        [
          'neutral',
          ...([2020, 2021, 2022, 2023] as const).map((year) => `blackfriday${year}` as const),
          ...([2021, 2022, 2023] as const).map((year) => `halloween${year}` as const),
          ...([2022, 2023] as const).map((year) => `easter${year}` as const),
          ...([2022, 2023] as const).map((year) => `anniversary${year}` as const),
        ] as const
      ).map((campaign) => (
        <div key={campaign} data-campaign={campaign}>
          <CampaignPlate campaign={campaign} title={campaign} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(12);
  },
};
