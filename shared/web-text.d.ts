// UTF-8 in and out, as both Workers, every browser and Node have it.
declare global {
  class TextEncoder {
    encode(text: string): Uint8Array<ArrayBuffer>
  }

  class TextDecoder {
    constructor(label: 'utf-8', options: { fatal: boolean; ignoreBOM?: boolean })
    decode(bytes: ArrayBuffer): string
  }
}

export {}
