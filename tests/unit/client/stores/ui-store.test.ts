import { describe, expect, it } from 'vitest'
import { createUiStore } from '../../../../client/stores/ui'

const subject = { sku: 'A', name: 'A', choice: '', image: '', price: { regular: 1, special: null } }

describe('what is open above the page (spec 2, modals)', () => {
  it('opening a modal closes the one before and opens with its payload', () => {
    const ui = createUiStore().getState
    ui().openModal('language-switcher', null)
    ui().openModal('product-alert', subject)
    expect(ui().modal).toMatchObject({ name: 'product-alert', payload: subject })
  })

  it('opening the same modal again begins anew', () => {
    const ui = createUiStore().getState
    ui().openModal('product-alert', subject)
    const first = ui().modal?.openNumber
    ui().openModal('product-alert', { ...subject, sku: 'B' })
    expect(ui().modal?.openNumber).not.toBe(first)
  })

  it('closing a bottom sheet clears all', () => {
    const ui = createUiStore().getState
    ui().openModal('language-switcher', null)
    ui().openSheet('delivery-and-returns', { arrivesNextDay: false })
    ui().closeSheet()
    expect(ui().sheet).toBeNull()
    expect(ui().modal).toBeNull()
  })

  it('shows a loading overlay with an optional message', () => {
    const ui = createUiStore().getState
    ui().showLoader('Placing your order')
    expect(ui().loader).toEqual({ message: 'Placing your order' })
    ui().showLoader()
    expect(ui().loader).toEqual({ message: '' })
    ui().hideLoader()
    expect(ui().loader).toBeNull()
  })
})

it('shows lists as they were last looked at, for the whole visit', () => {
  const ui = createUiStore().getState
  expect(ui().isSingleColumn).toBe(false)
  ui().showColumns({ isSingle: true })
  ui().openModal('language-switcher', null)
  ui().closeModal()
  expect(ui().isSingleColumn).toBe(true)
})
