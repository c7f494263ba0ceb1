import type { ComponentType } from 'react'
import type { ModalName, ModalPayloads, SheetName, SheetPayloads } from '../../stores/modals'
import { laterPart } from '../later-part'
import type { OpenModalProps } from './open-modal-props'

type Modals = { [Name in ModalName]: ComponentType<OpenModalProps<ModalPayloads[Name]>> }
type Sheets = { [Name in SheetName]: ComponentType<OpenModalProps<SheetPayloads[Name]>> }

/** Modals by name; the code of each comes when it is opened for the first time. */
export const MODALS: Modals = {
  'language-switcher': laterPart(
    async () => (await import('./language-switcher-modal')).LanguageSwitcherModal,
  ),
  'product-alert': laterPart(
    async () => (await import('../../product/product-alert-modal')).ProductAlertModal,
  ),
  'terms-and-conditions': laterPart(async () => (await import('./terms-modal')).TermsModal),
  'feature-not-implemented': laterPart(
    async () => (await import('./feature-not-implemented-modal')).FeatureNotImplementedModal,
  ),
}

export const SHEETS: Sheets = {
  'delivery-and-returns': laterPart(
    async () => (await import('../../product/delivery-and-returns-sheet')).DeliveryAndReturnsSheet,
  ),
}
