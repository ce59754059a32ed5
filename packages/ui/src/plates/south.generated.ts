// Drawn by scripts/plates.ts. Do not edit.
export const south = {
  "size": 1000,
  "radius": 486,
  "dotWidth": {
    "desktop": 10.4,
    "mobile": 13
  },
  "bird": {
    "x": 613.2,
    "y": 349.8,
    "turn": 182
  },
  "labels": []
} as const;
