import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeakRing } from './LeakRing.tsx';

const meta = {
  title: 'Components/Pictures/LeakRing',
  component: LeakRing,
  args: { state: 'idle', title: 'The leak test has not run' },
  parameters: { visual: { dark: true } },
} satisfies Meta<typeof LeakRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Testing: Story = { args: { state: 'testing', title: 'The leak test runs' } };
export const Leak: Story = { args: { state: 'leak', title: 'An address leaks' } };
export const Ok: Story = { args: { state: 'ok', title: 'No leak found' } };

export const AllStates: StoryObj = { tags: ['all-states'] };
