import { type ComponentType, lazy } from 'react'
import type {
  ModalName,
  ModalPayloads,
  OpenProps,
  SheetName,
  SheetPayloads,
} from '../stores/modals'
import type { StoreLink } from './store-links'

/** What the layer gives every modal. */
export interface OpenModalProps<Payload> extends OpenProps<Payload> {
  stores: StoreLink[]
}

type Modals = { [Name in ModalName]: ComponentType<OpenModalProps<ModalPayloads[Name]>> }
type Sheets = { [Name in SheetName]: ComponentType<OpenModalProps<SheetPayloads[Name]>> }

/** Modals by name; the code of each comes when it is opened for the first time. */
export const MODALS: Modals = {
  'language-switcher': lazy(async () => ({
    default: (await import('./language-switcher-modal')).LanguageSwitcherModal,
  })),
  'product-alert': lazy(async () => ({
    default: (await import('../product/product-alert-modal')).ProductAlertModal,
  })),
  'terms-and-conditions': lazy(async () => ({
    default: (await import('./terms-modal')).TermsModal,
  })),
  'feature-not-implemented': lazy(async () => ({
    default: (await import('./feature-not-implemented-modal')).FeatureNotImplementedModal,
  })),
}

export const SHEETS: Sheets = {
  'delivery-and-returns': lazy(async () => ({
    default: (await import('../product/delivery-and-returns-sheet')).DeliveryAndReturnsSheet,
  })),
}
