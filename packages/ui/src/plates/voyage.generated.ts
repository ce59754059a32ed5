// Drawn by scripts/plates.ts. Do not edit.
export const voyage = {
  "width": 400,
  "height": 240,
  "dotWidth": 7,
  "from": {
    "x": 100.2,
    "y": 84.8
  },
  "to": {
    "x": 328.9,
    "y": 90
  }
} as const;
