export const STORE_PORT = Number(process.env.PORT ?? 8787)
export const COMMERCE_PORT = Number(process.env.COMMERCE_PORT ?? 8788)

/** Says where the four stores are. */
export function printAddresses(): void {
  console.info(`
The shop is open:

  Nederland      http://nl.localhost:${STORE_PORT}  (also http://localhost:${STORE_PORT})
  Deutschland    http://de.localhost:${STORE_PORT}
  France         http://fr.localhost:${STORE_PORT}
  International  http://en.localhost:${STORE_PORT}

Stop it with Ctrl+C.`)
}
