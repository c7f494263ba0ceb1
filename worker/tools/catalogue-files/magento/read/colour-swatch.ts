const PAINTS: Readonly<Record<string, string>> = {
  beige: '#d9c7a8',
  black: '#1f1f21',
  blue: '#2f5d9e',
  brown: '#6f4a2f',
  gold: '#c9a24a',
  gray: '#8f8f8f',
  grey: '#8f8f8f',
  green: '#4a7c4c',
  lavender: '#b5abc7',
  navy: '#2c3b57',
  orange: '#dd7a2f',
  pink: '#e3a3b4',
  purple: '#6f4a8c',
  red: '#b5342c',
  silver: '#bfc1c4',
  turquoise: '#4fb0ae',
  white: '#ffffff',
  yellow: '#e6c43f',
}

/** The paint of a colour that goes by a plain English name; other colours have no swatch. */
export function colourSwatch(name: string): string | undefined {
  return PAINTS[name.toLowerCase()]
}
