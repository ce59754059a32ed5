import { goods, nextSteps, notSoldTo, type Standing, soldTo, standings, whoseNext } from '@tern/domain';
import { globalStyle, style } from '@vanilla-extract/css';

/** A part lays its children out as if it were not there. */
export const part = style({ display: 'contents' });

const of = (them: readonly Standing[]) =>
  `:is(${them.map((standing) => `[data-customer="${standing}"]`).join(', ')})`;

/** Hides what is marked from everybody else. A document without the attribute is that of a visitor. */
function showOnlyTo(them: readonly Standing[], mark: string): void {
  if (them.includes('visitor')) {
    const others = standings.filter((standing) => !them.includes(standing));
    globalStyle(`${of(others)} ${mark}`, { display: 'none' });
    return;
  }
  // Only parts are marked so: an element of the page would need its own `display` back.
  globalStyle(`:is(span, div)${mark}`, { display: 'none' });
  globalStyle(`${of(them)} :is(span, div)${mark}`, { display: 'contents' });
}

for (const what of goods) {
  showOnlyTo(soldTo(what), `[data-sold="${what}"]`);
  showOnlyTo(notSoldTo(what), `[data-unsold="${what}"]`);
}
for (const step of nextSteps) showOnlyTo(whoseNext(step), `[data-next="${step}"]`);
