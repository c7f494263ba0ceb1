import type { ComponentType } from 'react'
import { lazyPart } from '../../stores/lazy-part'
import type {
  ModalName,
  ModalPayloads,
  OpenProps,
  SheetName,
  SheetPayloads,
} from '../../stores/modals'
import type { StoreSwitchLink } from '../store-switch-link'

/** What the layer gives every modal. */
export interface OpenModalProps<Payload> extends OpenProps<Payload> {
  stores: StoreSwitchLink[]
}

type Modals = { [Name in ModalName]: ComponentType<OpenModalProps<ModalPayloads[Name]>> }
type Sheets = { [Name in SheetName]: ComponentType<OpenModalProps<SheetPayloads[Name]>> }

/** Modals by name; the code of each comes when it is opened for the first time. */
export const MODALS: Modals = {
  'language-switcher': lazyPart(
    async () => (await import('./language-switcher-modal')).LanguageSwitcherModal,
  ),
  'product-alert': lazyPart(async () => (await import('./product-alert-modal')).ProductAlertModal),
  'terms-and-conditions': lazyPart(async () => (await import('./story-modals')).TermsModal),
  'checkout-support': lazyPart(async () => (await import('./story-modals')).SupportModal),
  newsletter: lazyPart(async () => (await import('./story-modals')).NewsletterModal),
  'delete-account': lazyPart(
    async () => (await import('../../account/delete-form')).DeleteAccountModal,
  ),
  'size-guide': lazyPart(async () => (await import('./story-modals')).SizeGuideModal),
  pictures: lazyPart(
    async () => (await import('../../product/gallery/pictures-modal')).PicturesModal,
  ),
  'shop-the-look': lazyPart(
    async () => (await import('../../content/shop-the-look-modal')).ShopTheLookModal,
  ),
  review: lazyPart(async () => (await import('./review-modal')).ReviewModal),
  authentication: lazyPart(
    async () => (await import('../../account/authentication-modal')).AuthenticationModal,
  ),
  'order-confirmation': lazyPart(
    async () => (await import('./order-confirmation-modal')).OrderConfirmationModal,
  ),
  'feature-not-implemented': lazyPart(
    async () => (await import('./feature-not-implemented-modal')).FeatureNotImplementedModal,
  ),
}

export const SHEETS: Sheets = {
  'delivery-and-returns': lazyPart(
    async () => (await import('../../product/delivery-and-returns-sheet')).DeliveryAndReturnsSheet,
  ),
}
