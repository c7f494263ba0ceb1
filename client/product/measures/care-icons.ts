// Line icons on a grid of 24, drawn for this shop. They are wanted on pages of products only, so they
// come with those and not with the icons of every page.

const TUB = 'M3 8l2 11h14l2-11M3.5 11c2-1.6 3.6-1.6 5.6 0s3.8 1.6 5.8 0 3.6-1.6 5.6 0'
const SQUARE = 'M4 4h16v16H4z'
const IRON = 'M3 17h18l-2-6.5A4.5 4.5 0 0 0 14.7 7H9M3 17c0-4 2.5-6 6.5-6H19'
const DRUM = `${SQUARE}M17.5 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z`
const CROSS = 'M3 3l18 18M21 3 3 21'

const ICONS: Readonly<Record<string, string>> = {
  material:
    'M4 7c3-2.5 5-2.5 8 0s5 2.5 8 0M4 12c3-2.5 5-2.5 8 0s5 2.5 8 0M4 17c3-2.5 5-2.5 8 0s5 2.5 8 0',
  wash: TUB,
  hand: `${TUB}M12 3v4M8.5 4.5V7M15.5 4.5V7`,
  dishwasher: `${SQUARE}M4 8.5h16M12 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z`,
  dry: `${SQUARE}M8 12h8`,
  'dry-line': `${SQUARE}M4 4c3 4.5 13 4.5 16 0`,
  tumble: DRUM,
  'tumble-never': `${DRUM}${CROSS}`,
  iron: IRON,
  'iron-never': `${IRON}${CROSS}`,
  vacuum: 'M6 20h7M9.5 20v-4L16 5h4M9.5 16 6 20',
  wipe: 'M5 14c0-3 2-4 4-4h8c2 0 3 1.5 3 3.5S18.5 17 17 17H8c-2 0-3-1.3-3-3ZM8 20h10M9 6.5h.01M13 5h.01M17 6.5h.01',
  dust: 'M12 13V3M8 13h8l1.5 8h-11L8 13ZM10 21v-4M14 21v-4',
  oil: 'M12 3.5c3.5 4.2 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10Z',
}

/** The path of the icon for `dry-flat`, else for all that begins with `dry`; null without any. */
export function careIcon(code: string): string | null {
  const [kind = ''] = code.split('-')
  for (const name of [code, kind]) {
    if (Object.hasOwn(ICONS, name)) return ICONS[name] ?? null
  }
  return null
}
