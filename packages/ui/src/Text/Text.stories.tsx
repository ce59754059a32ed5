import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  parameters: { visual: { dark: true } },
  args: { children: 'Sites see the address of the server instead of yours.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { size: 'lead' } };
export const Body: Story = {};
export const Ui: Story = { args: { size: 'ui' } };
export const Small: Story = { args: { size: 'small' } };
export const Caption: Story = { args: { size: 'caption' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const Faint: Story = { args: { tone: 'faint' } };
export const Strong: Story = { args: { strong: true } };
export const Figures: Story = { args: { tabular: true, children: '198.51.100.7 · $111.11 · 00:11:17' } };

export const AllStates: StoryObj = { tags: ['all-states'] };
