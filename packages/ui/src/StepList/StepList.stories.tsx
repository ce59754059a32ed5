import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UsePicture } from '../plates/UsePicture.tsx';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Components/Content/StepList',
  component: StepList,
  args: {
    steps: [
      { title: 'Bind your address', text: 'Open DNS settings in your account and press Bind this address.' },
      {
        title: 'Enter the two addresses',
        text: 'On the television: Settings, Network, DNS. Write both of them.',
        picture: <UsePicture name="streaming" />,
      },
      { title: 'Restart the television', text: 'It keeps the old addresses until then.' },
    ],
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
