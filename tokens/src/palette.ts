/** Raw colours. Components never read these: they read the roles in `vars.color`. */
export const palette = {
  ink: {
    150: '#dce6ed',
    200: '#cbd8e2',
    300: '#a3b4c3',
    400: '#74899c',
    500: '#4d657c',
    600: '#344d66',
    700: '#1e3954',
    800: '#12273f',
    900: '#0a1a2f',
    950: '#06101f',
  },
  ice: {
    50: '#f3f7f9',
    100: '#e8eff4',
    200: '#dce7ee',
  },
  base: {
    paper: '#fcfcfa',
    white: '#ffffff',
  },
  coral: {
    100: '#fbe3de',
    300: '#ff6f5b',
    400: '#eb4a35',
    500: '#d63626',
    600: '#c42e1f',
    700: '#a92517',
  },
  blue: {
    100: '#dcebf6',
    300: '#7cc0ec',
    500: '#2e86c1',
    600: '#1c6aa3',
    700: '#124c78',
  },
  aurora: {
    100: '#d8eee5',
    300: '#4bd1a0',
    700: '#0b7454',
  },
  rime: {
    100: '#f8dfe8',
    300: '#ff8fb0',
    700: '#a3164a',
  },
  amber: {
    100: '#ffefd0',
    400: '#ffb020',
    700: '#8a5300',
  },
} as const;
