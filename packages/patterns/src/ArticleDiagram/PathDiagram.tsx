import type { DiagramIcon } from '@tern/domain';
import type { Language } from '@tern/i18n';
import {
  AppWindowGlyph,
  cx,
  EyeGlyph,
  type Glyph,
  Icon,
  LaptopGlyph,
  RouterGlyph,
  ServerGlyph,
  SmartphoneGlyph,
  TvGlyph,
  VisuallyHidden,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import * as diagramCss from './ArticleDiagram.css.ts';
import { articleDiagramMessages as m } from './articleDiagram.messages.ts';
import type { DiagramOf } from './DiagramOf.ts';
import * as css from './PathDiagram.css.ts';
import { useDiagramWords } from './useDiagramWords.tsx';

type Path = Pick<DiagramOf<'path'>, 'nodes' | 'links'> & { language?: Language | undefined };
type Link = Path['links'][number];

const glyphs: Record<DiagramIcon, Glyph> = {
  laptop: LaptopGlyph,
  phone: SmartphoneGlyph,
  router: RouterGlyph,
  server: ServerGlyph,
  site: AppWindowGlyph,
  tv: TvGlyph,
  eye: EyeGlyph,
};

/** More nodes than these stand below one another on every screen. */
const mostInRow = 4;

const spanOf = ({ from, to }: Link) => Math.abs(to - from);
const firstOf = ({ from, to }: Link) => Math.min(from, to);
const placed = (place: number) => Math.min(place, css.most) as css.Place;

/** Nodes and the lines between them: across on wide screens, down on phones. Arcs over nodes lie on the outside. */
export function PathDiagram({ nodes, links, language }: Path) {
  // The widest arc lies outermost.
  const arcs = links.filter((link) => spanOf(link) > 1).sort((a, b) => spanOf(b) - spanOf(a));
  const hops = nodes.slice(1).map((_node, index) => ({
    after: index + 1,
    links: links.filter((link) => spanOf(link) === 1 && firstOf(link) === index + 1),
  }));
  return (
    <>
      <div
        aria-hidden="true"
        className={cx(
          css.path,
          nodes.length > mostInRow ? css.down : css.across,
          css.nodes[placed(nodes.length)],
        )}
      >
        {nodes.map(({ label, icon }, index) => (
          <div key={index} className={cx(css.node, css.nodeAt[placed(index + 1)])}>
            <span className={css.box}>{icon ? <Icon glyph={glyphs[icon]} size="lg" /> : null}</span>
            <span className={css.name}>{label}</span>
          </div>
        ))}
        {hops.map(({ after, links: wires }) => (
          <div key={after} className={cx(css.hop, css.hopAt[placed(after)])}>
            {wires.map((link, index) => (
              <Line key={index} link={link} className={css.wire} label={css.wireLabel} />
            ))}
          </div>
        ))}
        {arcs.map((link, index) => (
          <div
            key={index}
            className={cx(
              css.arc,
              css.arcFrom[placed(firstOf(link))],
              css.arcTo[placed(firstOf(link) + spanOf(link))],
              css.level[Math.min(arcs.length - index, css.mostArcs) as css.Level],
            )}
          >
            <Line link={link} className={css.bow} label={css.bowLabel} />
          </div>
        ))}
      </div>
      <PathInWords nodes={nodes} links={links} language={language} />
    </>
  );
}

function Line({ link, className, label }: { link: Link; className: string; label: string }) {
  const { tone } = link;
  return (
    <>
      <span
        className={cx(
          className,
          diagramCss.tone[tone],
          diagramCss.wall[tone],
          className === css.bow ? css.bowLine[tone] : css.wireLine[tone],
        )}
      >
        <span className={cx(css.head, link.from > link.to ? css.backward : css.forward)} />
      </span>
      {link.label ? <span className={label}>{link.label}</span> : null}
    </>
  );
}

/** The same for who does not see it: its nodes, then a sentence for every line. */
function PathInWords({ nodes, links, language }: Path) {
  const { formatMessage, formatList } = useIntl();
  const { own, around, toned } = useDiagramWords(language);
  const name = (place: number) => own(nodes[place - 1]?.label ?? '');
  return (
    <VisuallyHidden as="div">
      <p>{around(formatMessage(m.nodes, { nodes: formatList(nodes.map(({ label }) => own(label))) }))}</p>
      <ul>
        {links.map(({ from, to, label, tone }, index) => {
          const says = toned(label && own(label), tone);
          const ends = { from: name(from), to: name(to) };
          return (
            <li key={index}>
              {around(says ? formatMessage(m.linkThat, { ...ends, says }) : formatMessage(m.link, ends))}
            </li>
          );
        })}
      </ul>
    </VisuallyHidden>
  );
}
