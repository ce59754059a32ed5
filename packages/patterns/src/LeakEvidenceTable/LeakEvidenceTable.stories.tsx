import type { Meta, StoryObj } from '@storybook/react-vite';
import { leakCases, leakVerdict, maskAddress } from '@tern/domain';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { LeakEvidenceTable } from './LeakEvidenceTable.tsx';
import { leakEvidenceTableMessages as m } from './leakEvidenceTable.messages.ts';

const rows = (name: keyof typeof leakCases) => leakVerdict(leakCases[name].run).candidates;

const meta = {
  title: 'Patterns/Tools/LeakEvidenceTable',
  component: LeakEvidenceTable,
  args: { candidates: rows('leakBothFamilies') },
} satisfies Meta<typeof LeakEvidenceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leak: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(args.candidates.length + 1);
    await expect(canvas.getAllByText(storyText(loaded)(m['standing.leaked']))).toHaveLength(2);
  },
};
/** Every kind of address that says nothing to strangers. */
export const Local: Story = {
  args: { candidates: [...rows('localOnly'), ...rows('protectedBothFamilies')] },
};
export const Masked: Story = {
  args: {
    candidates: rows('exposedBothFamilies').map((row) => ({ ...row, address: maskAddress(row.address) })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('203.0.113.24');
  },
};
export const Empty: Story = { args: { candidates: [] } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
