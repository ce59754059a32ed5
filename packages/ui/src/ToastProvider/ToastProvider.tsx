import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CircleAlertGlyph, CircleCheckGlyph, InfoGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ToastProvider.css.ts';
import { useHeld } from './useHeld.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface ToastMessage {
  tone?: 'neutral' | 'success' | 'danger';
  message: ReactNode;
}

export interface ToastApi {
  show: (toast: ToastMessage) => void;
}

export interface ToastProviderProps {
  children: ReactNode;
  /** The name of the region, "Notifications". */
  label: string;
  /** The name of each message's close button. */
  dismissLabel: string;
}

interface Shown extends ToastMessage {
  id: number;
}

const duration = 5000;
/** More than this at once is noise; the oldest gives way. */
const atOnce = 3;
const glyphs = { neutral: InfoGlyph, success: CircleCheckGlyph, danger: CircleAlertGlyph } as const;

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a short message for five seconds of being seen: the clock stands still under a pointer, the focus, or a hidden tab. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

interface ToastItemProps {
  toast: Shown;
  held: boolean;
  dismissLabel: string;
  onGone: () => void;
}

function ToastItem({ toast: { tone = 'neutral', message }, held, dismissLabel, onGone }: ToastItemProps) {
  useTimeLeft(duration, held, onGone);
  return (
    <Radix.Root
      className={css.toast}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      <Icon glyph={glyphs[tone]} className={cx(css.icon, css.icons[tone])} />
      <Radix.Description className={css.message}>{message}</Radix.Description>
      <Radix.Close className={css.close} aria-label={dismissLabel}>
        <Icon glyph={XGlyph} size="sm" />
      </Radix.Close>
      <span aria-hidden="true" className={cx(css.timer, held && css.paused)} />
    </Radix.Root>
  );
}

/** Holds the messages of the application. Draws nothing until the first one. */
export function ToastProvider({ children, label, dismissLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [used, setUsed] = useState(false);
  const nextId = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const held = useHeld(region, toasts.length);

  const show = useCallback((toast: ToastMessage) => {
    const id = nextId.current++;
    setUsed(true);
    setToasts((shown) => [...shown, { ...toast, id }].slice(-atOnce));
  }, []);
  const api = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext value={api}>
      {children}
      {used && (
        <Radix.Provider label={label} duration={Number.POSITIVE_INFINITY} swipeDirection="down">
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              held={held}
              dismissLabel={dismissLabel}
              onGone={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
            />
          ))}
          <div ref={region}>
            <Radix.Viewport className={css.viewport} label={`${label} ({hotkey})`} />
          </div>
        </Radix.Provider>
      )}
    </ToastContext>
  );
}
