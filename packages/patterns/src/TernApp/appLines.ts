import { vars } from '@tern/tokens';

/** Shared by the styles of the drawn devices and of the app on them. */
export const hairline = `${vars.border.hair} solid ${vars.color.line}`;
export const line = { display: 'flex', alignItems: 'center', gap: '0.7em' } as const;
