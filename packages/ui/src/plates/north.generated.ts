// Drawn by scripts/plates.ts. Do not edit.
export const north = {
  "size": 1000,
  "radius": 486,
  "dotWidth": {
    "desktop": 7.2,
    "mobile": 9.2
  },
  "bird": {
    "x": 273.9,
    "y": 533.4,
    "turn": -9.9
  },
  "labels": [
    {
      "key": "newYork",
      "x": 280.6,
      "y": 360,
      "anchor": "start"
    },
    {
      "key": "saoPaulo",
      "x": 233.5,
      "y": 706.5,
      "anchor": "start"
    },
    {
      "key": "tokyo",
      "x": 755,
      "y": 230.4,
      "anchor": "start"
    },
    {
      "key": "singapore",
      "x": 841.1,
      "y": 533.1,
      "anchor": "end"
    },
    {
      "key": "greenland",
      "x": 470.7,
      "y": 328.4,
      "anchor": "start"
    },
    {
      "key": "weddellSea",
      "x": 375.9,
      "y": 914.5,
      "anchor": "end"
    }
  ]
} as const;
