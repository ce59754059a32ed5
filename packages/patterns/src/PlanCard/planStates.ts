import type { TernMessage } from '@tern/i18n';
import {
  type BadgeProps,
  CheckGlyph,
  ClockGlyph,
  GiftGlyph,
  type Glyph,
  InfoGlyph,
  TriangleAlertGlyph,
  Undo2Glyph,
} from '@tern/ui';
import type { PlanCardState } from './PlanCardPlan.ts';
import { planCardMessages as m } from './planCard.messages.ts';

/** How each state of a plan is drawn. `over`: it works no more. */
export const planStates: Readonly<
  Record<PlanCardState, { tone: BadgeProps['tone']; glyph: Glyph; message: TernMessage; over?: true }>
> = {
  trial: { tone: 'data', glyph: ClockGlyph, message: m.trial },
  active: { tone: 'success', glyph: CheckGlyph, message: m.active },
  off: { tone: 'line', glyph: InfoGlyph, message: m.off },
  once: { tone: 'line', glyph: CheckGlyph, message: m.once },
  given: { tone: 'data', glyph: GiftGlyph, message: m.given },
  paused: { tone: 'data', glyph: ClockGlyph, message: m.paused },
  overdue: { tone: 'danger', glyph: TriangleAlertGlyph, message: m.overdue },
  waiting: { tone: 'line', glyph: ClockGlyph, message: m.waiting },
  ended: { tone: 'line', glyph: CheckGlyph, message: m.ended, over: true },
  refunded: { tone: 'line', glyph: Undo2Glyph, message: m.refunded, over: true },
  disputed: { tone: 'danger', glyph: TriangleAlertGlyph, message: m.disputed, over: true },
};
