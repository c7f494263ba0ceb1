import { createApp } from './app'

export { PurgeLog } from './cache/purge-log-object'
export { OrderDesk } from './order-desk/order-desk-object'

export default createApp()
