import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ltr } from './Ltr.tsx';

const meta = {
  title: 'Components/Content/Ltr',
  component: Ltr,
  args: { children: '198.51.100.7' },
} satisfies Meta<typeof Ltr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  parameters: { visual: { picture: 'whole' } },
  render: (args) => (
    <p dir="rtl" lang="ar">
      عنوانك هو <Ltr {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('198.51.100.7')).direction).toBe('ltr');
  },
};
