import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1c6aa3" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><path fill="#fff" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`;

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { name: 'marta@example.com' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three sizes; a picture; letters of other scripts; no name. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => (
    <Row gap={4}>
      <Avatar name="marta@example.com" size="sm" />
      <Avatar name="marta@example.com" />
      <Avatar name="marta@example.com" size="lg" />
      <Avatar name="Marta" src={picture} />
      <Avatar name="Łucja" />
      <Avatar name="مرتا" />
      <Avatar name="" />
    </Row>
  ),
};
/** A picture that does not load is a letter. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,nothing' },
  parameters: { visual: { skip: 'Looks like a letter.' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('m'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** The language of the page decides which letter is the large one of "i". */
export const LargeLetters: Story = {
  parameters: { visual: { skip: 'Only the letter differs.' } },
  render: () => (
    <Row gap={4}>
      <span lang="en">
        <Avatar name="ipek@example.com" />
      </span>
      <span lang="tr">
        <Avatar name="ipek@example.com" />
      </span>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the large letter is made by the styles
    await expect((canvasElement as HTMLElement).innerText.replace(/\s/g, '')).toBe('Iİ');
  },
};
