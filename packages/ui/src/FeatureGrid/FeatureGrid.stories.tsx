import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = {
  title: 'Components/Content/FeatureGrid',
  parameters: { visual: { wide: true } },
  component: FeatureGrid,
  args: {
    items: [
      {
        title: 'Stable routes',
        text: 'Some providers send game traffic on a detour at busy hours. Another route can be steadier.',
      },
      {
        title: 'An address that is not yours',
        text: 'Opponents in voice rooms can see an address. They see the one of the server.',
      },
      {
        title: 'What the network sees',
        text: 'Dormitories and hotels block game ports. Inside the tunnel the network sees one connection.',
      },
    ],
  },
} satisfies Meta<typeof FeatureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const Two: Story = { args: { columns: 2 } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
