import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPage, onlyPlans } from '../home/samplePages.ts';
import { EndCall } from './EndCall.tsx';

const meta = {
  title: 'Patterns/Home/EndCall',
  component: EndCall,
  parameters: { layout: 'fullscreen' },
  args: { has: everyPage },
  render: (args, { globals }) => <EndCall {...args} form={globals.form} />,
} satisfies Meta<typeof EndCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPages: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/vpn-trial', '/pricing']);
  },
};

/** Until the trial has its page, both buttons lead to the plans. */
export const NoPages: Story = {
  args: { has: onlyPlans },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/pricing']);
  },
};
