import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Content/QrCode',
  component: QrCode,
  args: { value: 'https://tern.example/download', label: 'Open this page on your phone' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: args.label });
    // Three corners with their 7 by 7 marks, and a quiet zone of four modules.
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    const [, , side] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
    await expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
    await expect(path).toContain(`M${(side ?? 0) - 11} 4h7v1h-7z`);
    await expect(path).toContain(`M4 ${(side ?? 0) - 5}h7v1h-7z`);
  },
};
