import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { PayPalOrder } from './orders-api'

type Unit = NonNullable<PayPalOrder['purchase_units']>[number]

interface Home {
  address_line_1: string
  admin_area_2: string
  postal_code: string
  country_code: string
}

const DUTCH: Home = {
  address_line_1: 'Damrak 70',
  admin_area_2: 'Amsterdam',
  postal_code: '1012 LM',
  country_code: 'NL',
}

const HOMES: Record<StoreCode, Home> = {
  nl_nl: DUTCH,
  de_de: {
    address_line_1: 'Unter den Linden 77',
    admin_area_2: 'Berlin',
    postal_code: '10117',
    country_code: 'DE',
  },
  fr_fr: {
    address_line_1: '10 rue de Rivoli',
    admin_area_2: 'Paris',
    postal_code: '75004',
    country_code: 'FR',
  },
  global_en: DUTCH,
}

/** Who approves in the sandbox: somebody who lives in the country of the store. */
export function sandboxPayerOf(store: StoreCode): {
  payer: NonNullable<PayPalOrder['payer']>
  shipping: NonNullable<Unit['shipping']>
} {
  const name = { given_name: 'Robin', surname: 'Proef' }
  return {
    payer: { email_address: 'robin@example.com', payer_id: 'SANDBOXPAYER', name },
    shipping: { name: { full_name: 'Robin Proef' }, address: HOMES[store] },
  }
}
