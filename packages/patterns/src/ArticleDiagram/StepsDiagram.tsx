import type { Language } from '@tern/i18n';
import { cx } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as diagramCss from './ArticleDiagram.css.ts';
import { articleDiagramMessages as m } from './articleDiagram.messages.ts';
import type { DiagramOf } from './DiagramOf.ts';
import * as css from './StepsDiagram.css.ts';
import { useDiagramWords } from './useDiagramWords.tsx';

const placed = (place: number) => Math.min(place, css.most) as css.Place;

type StepsDiagramProps = Pick<DiagramOf<'steps'>, 'parties' | 'steps'> & { language?: Language | undefined };

/** Messages in their order: arrows between columns on wide screens, a numbered list on phones. */
export function StepsDiagram({ parties, steps, language }: StepsDiagramProps) {
  const { formatMessage } = useIntl();
  const { own, around, toned } = useDiagramWords(language);
  const name = (place: number) => own(parties[place - 1] ?? '');
  const columns = css.columns[placed(parties.length)];
  return (
    <div className={css.steps}>
      <div aria-hidden="true" className={cx(css.parties, columns)}>
        {parties.map((party, index) => (
          <span key={index} className={css.party}>
            <span className={css.partyName}>{party}</span>
          </span>
        ))}
      </div>
      <div className={css.rows}>
        <div aria-hidden="true" className={cx(css.lifelines, columns)}>
          {parties.map((_party, index) => (
            <span key={index} className={css.lifeline} />
          ))}
        </div>
        <ol className={css.list}>
          {steps.map(({ from, to, text, tone }, index) => (
            <li key={index} className={cx(css.row, columns)}>
              <span className={css.route}>
                {around(
                  toned(
                    from === to
                      ? formatMessage(m.own, { from: name(from) })
                      : formatMessage(m.step, { from: name(from), to: name(to) }),
                    tone,
                  ),
                )}
              </span>
              <span
                className={cx(
                  css.step,
                  css.from[placed(Math.min(from, to))],
                  css.to[placed(Math.max(from, to))],
                  css.span[placed(Math.abs(to - from) + 1)],
                )}
              >
                <span className={css.text}>{text}</span>
                {from === to ? null : (
                  <span
                    aria-hidden="true"
                    className={cx(
                      css.arrow,
                      diagramCss.tone[tone],
                      diagramCss.wall[tone],
                      css.arrowLine[tone],
                    )}
                  >
                    <span className={cx(css.head, from > to ? css.backward : css.forward)} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
