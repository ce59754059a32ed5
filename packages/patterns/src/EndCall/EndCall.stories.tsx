import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { EndCall } from './EndCall.tsx';

const meta = {
  title: 'Patterns/Home/EndCall',
  component: EndCall,
  parameters: { layout: 'fullscreen' },
  args: { trial: sampleTrial },
  render: (args, { globals }) => <EndCall {...args} variant={globals.variant} />,
} satisfies Meta<typeof EndCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([sampleTrial.href, '/pricing']);
  },
};

export const WithoutTrial: Story = {
  args: { trial: null },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/pricing', '/30-days']);
  },
};
