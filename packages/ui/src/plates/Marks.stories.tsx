import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bird } from './Bird.tsx';
import { CountryCode } from './CountryCode.tsx';
import { LegendMark } from './LegendMark.tsx';
import { MiniArc } from './MiniArc.tsx';
import { SwitchPicture } from './SwitchPicture.tsx';

/** The small parts of the drawings. */
const meta = {
  title: 'Components/Pictures/Marks',
  parameters: { visual: { dark: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tern: Story = {
  render: () => (
    <svg viewBox="-30 -30 60 60" width="120" height="120" aria-hidden="true">
      <Bird />
    </svg>
  ),
};
export const Arc: Story = { render: () => <MiniArc /> };
export const Code: Story = { render: () => <CountryCode>JP</CountryCode> };
export const FlightLegend: Story = { render: () => <LegendMark line="flight" /> };
export const RouteLegend: Story = { render: () => <LegendMark line="route" /> };
export const Switch: Story = { render: () => <SwitchPicture /> };
export const LargeSwitch: Story = { render: () => <SwitchPicture size="xl" /> };

export const AllStates: StoryObj = { tags: ['all-states'] };
