import { style } from '@vanilla-extract/css';

export const held = style({ selectors: { 'html&': { overflow: 'hidden' } } });
export const gutter = style({ selectors: { 'html&': { scrollbarGutter: 'stable' } } });
