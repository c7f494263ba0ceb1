import { COMMERCE_PORT } from '../run/addresses.ts'
import { buildWhenChanged } from '../run/build.ts'
import { migrateWhenBehind } from '../run/migrate.ts'
import { STATE } from '../run/paths.ts'
import { localSecrets } from '../run/secrets.ts'
import { startWorkers } from '../run/workers.ts'
import { type AdminDoor, openAdminDoor } from './admin-client.ts'

export interface OpenDoor {
  door: AdminDoor
  close: () => Promise<void>
}

/** The running shop's door, else one of our own on the same databases; or that of a deployed one. */
export async function openDoor(deployed: { url?: string; key?: string }): Promise<OpenDoor> {
  if (deployed.url) {
    const key = deployed.key ?? process.env.ADMIN_KEY ?? ''
    return { door: openAdminDoor(deployed.url, key), close: async () => {} }
  }
  const secrets = localSecrets()
  const url = `http://127.0.0.1:${COMMERCE_PORT}`
  const door = openAdminDoor(url, secrets.commerce.ADMIN_KEY ?? '')
  const isRunning = await fetch(url).then(
    () => true,
    () => false,
  )
  if (isRunning) return { door, close: async () => {} }
  buildWhenChanged()
  migrateWhenBehind(STATE)
  const setup = { port: 0, commercePort: COMMERCE_PORT, state: STATE, secrets }
  const workers = await startWorkers(setup)
  return { door, close: () => workers.dispose() }
}
