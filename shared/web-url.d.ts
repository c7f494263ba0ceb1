// The part of the web's URL that every platform of the shop has. Rules may read addresses, but
// shared code is compiled without any platform's own library.
declare global {
  class URL {
    constructor(address: string, base?: string)
    static canParse(address: string, base?: string): boolean
    readonly href: string
    readonly origin: string
    readonly protocol: string
    readonly username: string
    readonly password: string
    readonly host: string
    readonly hostname: string
    readonly port: string
    readonly pathname: string
    readonly search: string
    readonly hash: string
    readonly searchParams: {
      get(name: string): string | null
      set(name: string, value: string): void
      delete(name: string): void
    }
  }
}

export {}
