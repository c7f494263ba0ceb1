// What the device itself says while no page of the shop is open (spec 9, offline order notification).
import { WAITING_ORDER } from '../../../shared/routing/offline'
import { wakeWorkerLater } from './service-worker'
import { type DeviceNotice, openTaskStorage } from './task-storage'

/**
 * Keeps what the service worker says of an order that waits, once there is a connection and nobody looks at
 * the shop; null when nothing waits any more. Where nothing can be kept, the pages of the shop say it alone.
 */
export async function noteWaitingOrder(
  storeCode: string,
  notice: DeviceNotice | null,
): Promise<void> {
  const warn = (error: unknown) =>
    console.warn('The device cannot recall the order that waits:', error)
  // First: what is kept could be shown again as soon as it is closed.
  await openTaskStorage(storeCode).writeNotice(WAITING_ORDER, notice).catch(warn)
  await (notice ? wakeWorkerLater(WAITING_ORDER) : closeShown()).catch(warn)
}

/** What the device still shows of it leads nowhere any more. */
async function closeShown(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications({ tag: WAITING_ORDER })) ?? []
  for (const notification of shown) notification.close()
}
