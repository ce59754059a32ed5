import './baseStyles.ts';

/** Names the stylesheets of the frame: its code never reaches the browser. */
export { PageFrame } from './PageFrame.tsx';
