// Whether the device may say something by itself (spec 9). Apart from what it says, whose code comes later.

/** Whether this browser could say something by itself, and has not been told yet whether it may. */
export function mayAskToNotify(): boolean {
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'SyncManager' in window
  return isAble && Notification.permission === 'default'
}

/** Whether the device may have said something, or may yet. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** Asks the shopper, who has pressed for it; whether the device may then. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
