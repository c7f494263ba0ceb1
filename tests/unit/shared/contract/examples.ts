/** Wire examples: requests and answers as the systems behind this contract send them. */

export const cartItem = {
  item_id: 66257,
  sku: 'WS08-M-Black',
  qty: 1,
  name: 'Minerva LumaTech V-Tee',
  price: 32,
  product_type: 'configurable',
  quote_id: 'dceac8e2172a1ff0cfba24d757653257',
  product_option: {
    extension_attributes: {
      configurable_item_options: [
        { option_id: '93', option_value: 49 },
        { option_id: '142', option_value: 169 },
      ],
    },
  },
}

export const totals = {
  grand_total: 45.8,
  base_grand_total: 45.8,
  subtotal: 48,
  subtotal_incl_tax: 59.04,
  discount_amount: -8.86,
  shipping_amount: 5,
  shipping_incl_tax: 5,
  tax_amount: 9.38,
  items_qty: 2,
  coupon_code: 'X',
  base_currency_code: 'EUR',
  quote_currency_code: 'EUR',
  items: [
    {
      item_id: 1,
      qty: 2,
      price: 24,
      price_incl_tax: 29.52,
      row_total: 48,
      row_total_incl_tax: 59.04,
      tax_percent: 23,
      tax_amount: 9.38,
      discount_amount: 8.86,
      discount_percent: 15,
      name: 'Tee',
      options: '[{"label":"Size","value":"M"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 59.04 },
    { code: 'giftcards', title: 'Gift cards', value: null },
    {
      code: 'tax',
      title: 'Tax',
      value: 9.38,
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: [
          { amount: 9.38, group_id: 1, rates: [{ percent: '23', title: 'VAT23' }] },
        ],
      },
    },
    { code: 'grand_total', title: 'Grand Total', value: 55.18, area: 'footer' },
  ],
}

const address = {
  region: '',
  region_id: 0,
  region_code: '',
  country_id: 'NL',
  street: ['Straat', '12'],
  company: '',
  telephone: '',
  postcode: '1234AB',
  city: 'Utrecht',
  firstname: 'Jo',
  lastname: "O'Brien-Vermeer",
  email: 'jo@example.com',
}

export const order = {
  user_id: '139',
  cart_id: 'd90e9a7f3b2c4d5e8f60718293a4b5c6',
  store_code: 'nl_nl',
  store_id: 1,
  order_id: '1522811662622-d3736c94-49a5-cd34-724c-87a3a57c2750',
  created_at: '2026-04-04T03:14:22.622Z',
  updated_at: '2026-04-04T03:14:22.622Z',
  transmited: false,
  products: [
    {
      sku: 'A-M',
      parentSku: 'A',
      qty: 1,
      name: 'Tee',
      price: 39,
      product_type: 'simple',
      product_option: {},
      server_item_id: 1,
    },
  ],
  addressInformation: {
    shippingAddress: address,
    billingAddress: { ...address, vat_id: 'NL123' },
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'adyen_cc',
    payment_method_additional: { stateData: '{"a":1}', button: 1, required: false },
    shippingExtraFields: {},
  },
}

export const product = {
  id: 677,
  sku: 'WS08',
  type_id: 'configurable',
  name: 'Minerva LumaTech V-Tee',
  status: 1,
  visibility: '4',
  tax_class_id: '2',
  price: 0,
  final_price: '32.0000',
  price_incl_tax: 39.36,
  price_tax: 7.36,
  special_price: null,
  special_from_date: null,
  url_key: 'minerva-lumatech-v-tee',
  url_path: 'women/tops/minerva-lumatech-v-tee.html',
  slug: 'minerva-lumatech-v-tee-677',
  image: '/w/s/ws08-black_main.jpg',
  material: [33, 38],
  size_options: [167, 168],
  stock: { product_id: 677, item_id: 677, stock_id: 1, qty: 0, is_in_stock: true, backorders: 0 },
  category: [{ category_id: 25, name: 'Tees', slug: 'tees-25', path: 'women/tops/tees-25' }],
  category_ids: ['25', '8'],
  media_gallery: [
    { image: '/w/s/ws08-black_main.jpg', pos: 1, typ: 'image', lab: null, vid: null },
  ],
  configurable_options: [
    {
      id: 128,
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Color',
      position: 1,
      values: [
        { value_index: 49, label: 'Black' },
        { value_index: 50, label: '' },
      ],
    },
  ],
  configurable_children: [
    {
      id: 662,
      sku: 'WS08-XS-Black',
      name: 'Minerva LumaTech V-Tee-XS-Black',
      status: 1,
      price: 32,
      color: '49',
      size: '167',
      tier_prices: [],
      stock: { is_in_stock: 1, qty: '30' },
    },
  ],
  product_links: [
    { sku: 'WS08', link_type: 'colorrelation', linked_product_sku: 'WS09', position: 1 },
  ],
  bundle_options: null,
  custom_options: [
    {
      option_id: 5,
      title: 'Print',
      type: 'drop_down',
      is_require: true,
      values: [{ option_type_id: 1, title: 'None', price: 0, price_type: 'fixed' }],
    },
  ],
  product_labels: [{ category_text: '-20%', cat_style: 'Red' }],
  tier_prices: [{ customer_group_id: 1, qty: 1, value: 30, extension_attributes: {} }],
  amxnotif_hide_alert: '1',
  erin_recommends: 0,
}

export const category = {
  id: 20,
  parent_id: 2,
  parent_ids: [1, 2],
  name: 'Women',
  level: 2,
  is_active: true,
  product_count: 0,
  position: 2,
  path: '1/2/20',
  url_key: 'women-20',
  url_path: 'women/women-20',
  children_count: '1',
  children_data: [
    { id: 21, name: 'Tops', level: 3, children_data: [{ id: 25, name: 'Tees', level: 4 }] },
  ],
}

export const story = {
  id: 107350093,
  uuid: 'f6e5d3a2-8f0b-4f4f-9d0a-6f7d2b7b0d11',
  name: 'Home',
  slug: 'home',
  full_slug: 'home',
  lang: 'default',
  content: {
    _uid: 'b1',
    component: 'page',
    body: [{ _uid: 'b2', component: 'hero', title: 'Hi', image: { filename: '//a/b.jpg' } }],
  },
  created_at: '2026-01-01T00:00:00.000Z',
  published_at: null,
  position: 0,
  tag_list: [],
  is_startpage: false,
  parent_id: 0,
  alternates: [],
  translated_slugs: null,
}

/** An object nested 10,000 levels deep under every key that any schema looks into. */
export function deepUnder(key: string): unknown {
  const open = `{${JSON.stringify(key)}:`
  return JSON.parse(`${open.repeat(10_000)}1${'}'.repeat(10_000)}`)
}
