import type { OpenProps } from '../../stores/modals'
import type { StoreSwitchLink } from '../store-switch-link'

/** What the layer gives every modal. */
export interface OpenModalProps<Payload> extends OpenProps<Payload> {
  stores: StoreSwitchLink[]
}
