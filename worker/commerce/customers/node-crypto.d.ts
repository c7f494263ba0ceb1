// What this Worker uses of Node's crypto: workerd runs it itself, in native code.
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    length: number,
    cost: { N: number; r: number; p: number },
    done: (error: Error | null, key: Uint8Array<ArrayBuffer>) => void,
  ): void
}
