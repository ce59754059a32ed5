import '@tern/tokens/dark.css';

/** Names the stylesheet of the dark ground: its code never reaches the browser. */
export const ground = 'dark';
