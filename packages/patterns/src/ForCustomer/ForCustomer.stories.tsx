import type { Meta, StoryObj } from '@storybook/react-vite';
import { goods, maySell, nextStep, nextSteps, type Standing, standings } from '@tern/domain';
import { Row } from '@tern/ui';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { CampaignBanner } from '../CampaignBanner/CampaignBanner.tsx';
import { NotSure } from '../PlanPicker/NotSure.tsx';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { ForCustomer } from './ForCustomer.tsx';

/** One surface as everybody is shown it: a row for each standing. */
function Everybody({ surface }: { surface: (standing: Standing) => ReactNode }) {
  return (
    <div>
      {standings.map((standing) => (
        <section
          key={standing}
          data-standing={standing}
          data-customer={standing === 'visitor' ? undefined : standing}
        >
          <p>
            <code>{standing}</code>
          </p>
          {surface(standing)}
        </section>
      ))}
    </div>
  );
}

/** Everything visible is what the value says, and nothing that cannot be had has a link. */
async function walk(canvasElement: HTMLElement): Promise<void> {
  let marked = 0;
  for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-standing]')) {
    const state = { standing: row.dataset.standing as Standing, blocked: false };
    const check = async (mark: string, shown: boolean) => {
      for (const part of row.querySelectorAll<HTMLElement>(mark)) {
        marked += 1;
        await expect(getComputedStyle(part).display !== 'none', `${state.standing} ${mark}`).toBe(shown);
      }
    };
    for (const what of goods) {
      await check(`[data-sold="${what}"]`, maySell(what, state));
      await check(`[data-unsold="${what}"]`, !maySell(what, state));
    }
    for (const step of nextSteps) await check(`[data-next="${step}"]`, nextStep(state) === step);
    for (const link of row.querySelectorAll<HTMLElement>(`a[href="${sampleTrial.href}"]`))
      await expect(link.checkVisibility(), state.standing).toBe(maySell('trial', state));
  }
  await expect(marked).toBeGreaterThan(0);
}

const meta = {
  title: 'Patterns/Home/ForCustomer',
  component: ForCustomer,
  args: { sold: 'trial', children: null },
  parameters: { visual: { skip: 'Walked by its play; each surface is pictured as a pattern of its own.' } },
  play: ({ canvasElement }) => walk(canvasElement),
} satisfies Meta<typeof ForCustomer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons at the head and the foot of every page. */
export const Buttons: Story = {
  render: () => (
    <Everybody
      surface={() => (
        <Row>
          <StartButtons trial={sampleTrial} />
        </Row>
      )}
    />
  ),
};

/** The same where no trial is sold. */
export const ButtonsWithoutTrial: Story = {
  render: () => (
    <Everybody
      surface={() => (
        <Row>
          <StartButtons trial={null} />
        </Row>
      )}
    />
  ),
};

const offer = {
  percent: 71,
  months: 12,
  startsAt: Date.UTC(2026, 10, 27),
  endsAt: Date.UTC(2026, 11, 1),
  timeZone: 'UTC',
  now: null,
  href: '/promotion',
} as const;

/** The banner of an offer that is on. The two that are shown have themes of their own: a page has one of a name. */
export const Offers: Story = {
  render: () => (
    <Everybody
      surface={(standing) => (
        <CampaignBanner {...offer} campaign={standing === 'visitor' ? 'blackfriday' : 'halloween'} />
      )}
    />
  ),
};

/** The line below the plans. */
export const BelowThePlans: Story = {
  render: () => <Everybody surface={() => <NotSure trial={sampleTrial} />} />,
};
