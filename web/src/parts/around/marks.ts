/** The shapes of the seats, around (0, 0): circle, square, triangle, diamond, cross. */
export const SHAPES = [
  'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  'M-4.300-4.300h8.600v8.600h-8.600z',
  'M0-5L5.200 4.200H-5.200z',
  'M0-5.600L4.800 0L0 5.600L-4.800 0z',
  'M-1.700-5h3.400v3.300H5v3.400H1.700V5h-3.400V1.700H-5v-3.400h3.300z',
]
