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
