import { unbroken } from '../../../../../shared/i18n/unbroken'
import { MERCHANT } from '../../../../../shared/store-view/merchant'
import type { Localized } from '../../words/localized'
import { block, table } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { TextPage } from './text-page'

const { name, street, postcode, city, director, register, vatId, email, phone, host } = MERCHANT

const same = (text: string): Localized => [text, text, text, text]
const address = (country: string) => `${street}, ${unbroken(postcode)} ${city}, ${country}`

/** What has to be known of who sells: company page, Impressum, mentions légales. */
const ROWS: readonly (readonly [label: Localized, text: Localized])[] = [
  [['Bedrijf', 'Unternehmen', 'Éditeur', 'Company'], same(name)],
  [
    ['Adres', 'Anschrift', 'Siège social', 'Address'],
    [address('Nederland'), address('Niederlande'), address('Pays-Bas'), address('the Netherlands')],
  ],
  [
    ['Directie', 'Vertreten durch', 'Directrice de la publication', 'Managing director'],
    same(director),
  ],
  [
    ['Handelsregister', 'Handelsregister', 'Registre du commerce', 'Commercial register'],
    [
      `KvK ${register}`,
      `KvK (Niederlande) ${register}`,
      `KvK (Pays-Bas) ${register}`,
      `KvK (Netherlands) ${register}`,
    ],
  ],
  [['Btw-nummer', 'Umsatzsteuer-ID', 'TVA intracommunautaire', 'VAT number'], same(vatId)],
  [['E-mail', 'E-Mail', 'E-mail', 'E-mail'], same(email)],
  [['Telefoon', 'Telefon', 'Téléphone', 'Telephone'], same(phone)],
  [['Hosting', 'Hosting', 'Hébergeur', 'Hosting'], same(host)],
]

export const COMPANY: TextPage = {
  slug: 'company',
  title: ['Bedrijfsgegevens', 'Impressum', 'Mentions légales', 'Company details'],
  lines: [
    [
      '> Dit is een voorbeeldwinkel. Het bedrijf, het adres en de nummers hieronder zijn verzonnen.',
      '> Dies ist ein Beispielshop. Unternehmen, Anschrift und Nummern sind erfunden.',
      '> Cette boutique est un exemple. La société, l’adresse et les numéros ci-dessous sont fictifs.',
      '> This shop is an example. The company, the address and the numbers below are made up.',
    ],
    [
      'De winkels van Wilm & Erin in Nederland, Duitsland, Frankrijk en daarbuiten zijn van één bedrijf. Je koopt bij dit bedrijf, in welke winkel je ook bestelt.',
      'Angaben gemäß § 5 DDG. Die Shops von Wilm & Erin gehören zu einem Unternehmen, mit dem du deinen Kaufvertrag schließt. Verantwortlich für den Inhalt ist dessen Geschäftsführung.',
      'Les boutiques Wilm & Erin appartiennent à une seule société, avec laquelle vous concluez votre achat, quelle que soit la boutique.',
      'The shops of Wilm & Erin belong to one company. It is the company you buy from, whichever shop you order in.',
    ],
  ],
  below: ({ translate }: StoryContext) => [
    block('table', 'company', {
      title: '',
      table: table(
        [
          translate(['Gegeven', 'Angabe', 'Mention', 'Detail']),
          translate(['Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin']),
        ],
        ROWS.map(([label, text]) => [translate(label), translate(text)]),
      ),
    }),
  ],
}
