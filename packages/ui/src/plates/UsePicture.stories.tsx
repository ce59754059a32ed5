import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { UsePicture, type UsePictureName } from './UsePicture.tsx';

const meta = {
  title: 'Components/Pictures/UsePicture',
  component: UsePicture,
  args: { name: 'streaming' },
  parameters: { visual: { dark: true } },
} satisfies Meta<typeof UsePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Streaming: Story = {};
export const Gaming: Story = { args: { name: 'gaming' } };
export const Sports: Story = { args: { name: 'sports' } };
export const Music: Story = { args: { name: 'music' } };
export const Social: Story = { args: { name: 'social' } };
export const Tools: Story = { args: { name: 'tools' } };

const subjects: Readonly<Record<UsePictureName, readonly string[]>> = {
  gaming: ['fortnite', 'minecraft', 'roblox', 'league-of-legends', 'call-of-duty', 'pubg-mobile'],
  sports: ['football', 'basketball', 'tennis', 'formula-1', 'cricket', 'ice-hockey'],
  music: ['spotify', 'apple-music', 'youtube-music', 'deezer', 'soundcloud', 'tidal'],
  social: ['facebook', 'instagram', 'tiktok', 'x', 'whatsapp', 'telegram'],
  tools: ['zoom', 'slack', 'google-drive', 'dropbox', 'github', 'wikipedia'],
  streaming: ['netflix', 'disney-plus', 'prime-video', 'hbo-max', 'hulu', 'bbc-iplayer'],
};

/** Every page of a family has a drawing of its own. */
export const Subjects: Story = {
  parameters: { visual: { dark: false } },
  render: () => (
    <Grid columns={4}>
      {(Object.keys(subjects) as UsePictureName[]).flatMap((name) =>
        subjects[name].map((subject) => <UsePicture key={subject} name={name} subject={subject} />),
      )}
    </Grid>
  ),
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { variant: 'desktop' } },
};
