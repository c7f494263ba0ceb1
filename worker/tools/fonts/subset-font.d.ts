declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
