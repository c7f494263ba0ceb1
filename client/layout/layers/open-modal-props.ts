import type { OpenProps } from '../../stores/modals'
import type { StoreLink } from '../store-links'

/** What the layer gives every modal. */
export interface OpenModalProps<Payload> extends OpenProps<Payload> {
  stores: StoreLink[]
}
