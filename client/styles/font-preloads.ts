import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Fonts that the first words of every page need: preloaded in the head. */
export const FONT_PRELOADS: readonly string[] = [latin]
