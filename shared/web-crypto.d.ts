// The part of the web's cryptography that signing needs: both Workers have it, and so has Node.
declare global {
  const crypto: {
    readonly subtle: {
      digest(name: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
      importKey(
        format: 'raw',
        bytes: Uint8Array<ArrayBuffer>,
        algorithm: { name: 'HMAC'; hash: 'SHA-256' },
        isExtractable: false,
        uses: ['sign', 'verify'],
      ): Promise<{ readonly type: string }>
      verify(
        name: 'HMAC',
        key: object,
        signature: Uint8Array<ArrayBuffer>,
        bytes: Uint8Array<ArrayBuffer>,
      ): Promise<boolean>
      sign(name: 'HMAC', key: object, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
    }
  }
}

export {}
