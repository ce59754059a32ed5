import * as drawing from './drawings.css.ts';

export interface LeakRingProps {
  state: 'idle' | 'testing' | 'leak' | 'ok';
  /** The text alternative. Without it the picture is decoration: the text beside it carries the verdict. */
  title?: string;
}

/** The leak test as a picture: the ring is the tunnel, the dot is your address. */
export function LeakRing({ state, title }: LeakRingProps) {
  return (
    <svg
      viewBox="0 0 208 208"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <circle className={drawing.ring} cx="104" cy="104" r="30" />
      <circle className={drawing.ring} cx="104" cy="104" r="52" />
      <circle className={drawing.ringTick} cx="104" cy="104" r="98" pathLength="96" />
      <circle className={drawing.ring} cx="104" cy="104" r="101" />
      <circle className={drawing.ring} cx="104" cy="104" r="95" />
      {state === 'leak' ? (
        <>
          <path className={drawing.ringMain.leak} d="M162.3 58.4A74 74 0 1 0 177.7 97.6" />
          <path className={drawing.ringTrail} d="M104 104L206 62" />
          <circle className={drawing.ringDot.plain} cx="104" cy="104" r="5" />
          <circle className={drawing.ringGap} cx="212" cy="59" r="14" />
          <circle className={drawing.ringDot.leak} cx="212" cy="59" r="8" />
        </>
      ) : (
        <>
          <circle className={drawing.ringMain[state]} cx="104" cy="104" r="74" />
          {state === 'testing' ? (
            <g className={drawing.ringSpin}>
              <path className={drawing.ringRun} d="M104 30A74 74 0 0 1 176.4 119.4" />
            </g>
          ) : null}
          <circle className={drawing.ringDot[state === 'ok' ? 'ok' : 'plain']} cx="104" cy="104" r="7" />
        </>
      )}
    </svg>
  );
}
