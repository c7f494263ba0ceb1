// The wallets of the device as the provider's own package opens them.
import {
  AdyenCheckout,
  ApplePay,
  type ApplePayConfiguration,
  type CoreConfiguration,
  GooglePay,
  type GooglePayConfiguration,
  type UIElementProps,
} from '@adyen/adyen-web'
import { walletToken } from '../../../shared/contract/payment/wallet'
import type { StoreView } from '../../../shared/store-view/store-view'
import { toAdyenSettings } from '../card/adyen-settings'
import type { WalletContact, WalletSheet } from './wallet-sheet'

/** A wallet that may be opened by a press. */
export interface ReadyWallet {
  open: () => void
}

interface Opening {
  sheet: WalletSheet
  store: StoreView
  /** The shopper closed it, or it could not be opened. */
  onClosed: (fault: string | null) => void
}

/** Gets a wallet ready; null where this device cannot pay by it. */
export async function prepareAdyenWallet(opening: Opening): Promise<ReadyWallet | null> {
  const { sheet, store, onClosed } = opening
  const { setup, amount } = sheet
  const { wallet: type, brands, configuration } = setup
  const checkout = await AdyenCheckout({
    ...toAdyenSettings(setup, store),
    amount,
    paymentMethodsResponse: { paymentMethods: [{ type, name: type, brands, configuration }] },
    onError: ({ name, message }) => onClosed(name === 'CANCEL' ? null : `${name}: ${message}`),
  } as CoreConfiguration)
  if (type === 'applepay') {
    const applePay = new ApplePay(checkout, toApplePay(opening))
    return { open: () => applePay.submit() }
  }
  const googlePay = new GooglePay(checkout, toGooglePay(opening))
  try {
    await googlePay.isAvailable()
  } catch (error) {
    console.info('Google Pay cannot be used here:', error)
    return null
  }
  return { open: () => googlePay.submit() }
}

/** Both hand over what was agreed to in the same way. */
function toCommon(
  sheet: WalletSheet,
  contactOf: () => WalletContact | null,
): Pick<UIElementProps, 'showPayButton' | 'onSubmit'> {
  return {
    showPayButton: false,
    onSubmit: async ({ data: { paymentMethod, browserInfo } }, _element, actions) => {
      const token = walletToken.parse(paymentMethod)
      const given = {
        paymentMethod: token,
        ...(browserInfo && { browserInfo: { ...browserInfo } }),
      }
      if (await sheet.pay(given, contactOf())) actions.resolve({ resultCode: 'Authorised' })
      else actions.reject()
    },
  }
}

function toApplePay({ sheet, store }: Opening): ApplePayConfiguration {
  let contact: WalletContact | null = null
  const label = sheet.setup.configuration.merchantName ?? ''
  const total = (value: number) => ({ label, amount: (value / 100).toFixed(2) })
  return {
    ...toCommon(sheet, () => contact),
    totalPriceLabel: label,
    onValidateMerchant: async (resolve, reject) => {
      const session = await sheet.askSession()
      if (session) resolve(session)
      else reject('The shop has no session')
    },
    ...(sheet.asksAddress && {
      isExpress: true,
      requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'],
      supportedCountries: [...store.i18n.shippingCountries],
      onShippingContactSelected: async (resolve, reject, { shippingContact }) => {
        const amount = await sheet.quote(fromApple(shippingContact).address)
        if (amount) return resolve({ newTotal: total(amount.value) })
        const errors = [new ApplePayError('addressUnserviceable')]
        reject({ newTotal: total(sheet.amount.value), errors })
      },
      onAuthorized: ({ authorizedEvent }, { resolve }) => {
        contact = fromApple(authorizedEvent.payment.shippingContact ?? {})
        resolve()
      },
    }),
  }
}

function fromApple(given: Partial<ApplePayJS.ApplePayPaymentContact>): WalletContact {
  return {
    email: given.emailAddress ?? '',
    address: {
      country_id: (given.countryCode ?? '').toUpperCase(),
      firstname: given.givenName,
      lastname: given.familyName,
      street: given.addressLines ?? [],
      city: given.locality,
      region: given.administrativeArea,
      postcode: given.postalCode,
      telephone: given.phoneNumber,
    },
  }
}

function toGooglePay({ sheet, store }: Opening): GooglePayConfiguration {
  let contact: WalletContact | null = null
  const { currency } = sheet.amount
  return {
    ...toCommon(sheet, () => contact),
    ...(sheet.asksAddress && {
      isExpress: true,
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: {
        allowedCountryCodes: [...store.i18n.shippingCountries],
        phoneNumberRequired: true,
      },
      callbackIntents: ['SHIPPING_ADDRESS'],
      transactionInfo: { totalPriceStatus: 'ESTIMATED' },
      paymentDataCallbacks: {
        onPaymentDataChanged: async ({ shippingAddress }) => {
          const amount = shippingAddress && (await sheet.quote(fromGoogle(shippingAddress)))
          if (!amount) return { error: NOT_SERVED }
          const totalPrice = (amount.value / 100).toFixed(2)
          const { defaultCountry: countryCode } = store.tax
          const sum = { totalPrice, currencyCode: currency, countryCode }
          return { newTransactionInfo: { ...sum, totalPriceStatus: 'FINAL' } }
        },
      },
      onAuthorized: ({ authorizedEvent: { email = '', shippingAddress } }, { resolve }) => {
        contact = shippingAddress ? { email, address: fromGoogle(shippingAddress) } : null
        resolve()
      },
    }),
  }
}

const NOT_SERVED = {
  reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  intent: 'SHIPPING_ADDRESS',
  message: '',
} as const

function fromGoogle(given: google.payments.api.IntermediateAddress): WalletContact['address'] {
  const { name = '', address1, address2, phoneNumber } = given as google.payments.api.Address
  const [firstname = '', ...rest] = name.trim().split(/\s+/)
  return {
    country_id: given.countryCode,
    firstname,
    lastname: rest.join(' ') || firstname,
    street: [address1, address2].filter((line) => line),
    city: given.locality,
    region: given.administrativeArea,
    postcode: given.postalCode,
    telephone: phoneNumber,
  }
}
