// Drawn by scripts/plates.ts. Do not edit.
export const regions = {
  "lyon": {
    "width": 640,
    "height": 260,
    "dotWidth": 12.2,
    "x": 340.2,
    "y": 152.5
  },
  "tokyo": {
    "width": 640,
    "height": 260,
    "dotWidth": 12.2,
    "x": 367.8,
    "y": 162
  },
  "europe": {
    "width": 590,
    "height": 304,
    "dotWidth": 12,
    "x": 362.4,
    "y": 170.1
  }
} as const;
