import { vars } from '@tern/tokens';

/** The part of Stripe's Appearance API that carries our look into its frames. */
export interface FieldAppearance {
  theme: 'stripe' | 'night';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
}

/**
 * The tokens as they are where the fields stand, in words a frame of another page understands: it sees none of
 * our variables. Fonts stay the system's, because our files are served to our own pages only.
 */
export function fieldAppearance(host: HTMLElement): FieldAppearance {
  const probe = document.createElement('span');
  host.append(probe);
  const computed = getComputedStyle(probe);
  const color = (value: string) => {
    probe.style.color = value;
    return computed.color;
  };
  const length = (value: string) => {
    probe.style.paddingTop = value;
    return computed.paddingTop;
  };
  const weight = (value: string) => {
    probe.style.fontWeight = value;
    return computed.fontWeight;
  };
  try {
    const text = color(vars.color.text);
    const surface = color(vars.color.surface);
    const line = color(vars.color.lineStrong);
    const danger = color(vars.color.danger);
    const focus = color(vars.color.focus);
    return {
      theme: brightness(surface) < 0.4 ? 'night' : 'stripe',
      variables: {
        colorPrimary: focus,
        colorBackground: surface,
        colorText: text,
        colorTextSecondary: color(vars.color.textMuted),
        colorTextPlaceholder: color(vars.color.textFaint),
        colorDanger: danger,
        fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
        fontSizeBase: length(vars.font.size.ui),
        borderRadius: length(vars.radius[2]),
        gridRowSpacing: length(vars.space[4]),
        gridColumnSpacing: length(vars.space[4]),
      },
      rules: {
        '.Label': {
          color: text,
          fontSize: length(vars.font.size.small),
          fontWeight: weight(vars.font.weight.medium),
          marginBottom: length(vars.space[2]),
        },
        '.Input': {
          border: `1px solid ${line}`,
          boxShadow: 'none',
          padding: `${length('0.75rem')} ${length(vars.space[4])}`,
        },
        '.Input:focus': { borderColor: text, boxShadow: `0 0 0 2px ${focus}`, outline: 'none' },
        '.Input--invalid': { borderColor: danger, boxShadow: `inset 0 0 0 1px ${danger}` },
        '.Error': { color: danger, fontSize: length('0.875rem') },
      },
    };
  } finally {
    probe.remove();
  }
}

/** 0 (black) to 1 (white) of an `rgb()` colour. */
function brightness(color: string): number {
  const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
