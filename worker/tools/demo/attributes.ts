import type { AttributeDraft } from '../../../shared/contract/admin/catalogue-draft'
import { CARE } from './words/care'
import { COLOURS } from './words/colours'
import { type Localized, wordsPerStore } from './words/localized'
import { makerOptions } from './words/makers'
import { BRANDS, COLLECTIONS, MATERIALS, SEASONS, YES } from './words/options'
import { PRODUCT_KINDS } from './words/product-kinds'
import { SIZES } from './words/sizes'
import { WARNINGS } from './words/warnings'

type Options = Record<string, Localized>

const SHOWN = { isFilterable: false, isVisible: true }
const HIDDEN = { isFilterable: false, isVisible: false }
const FILTER = { isFilterable: true, isVisible: true }
const FLAG = { isFilterable: true, isVisible: false }

/** What products of the demo shop are described by, in the order of the filters. */
export function createAttributes(): AttributeDraft[] {
  return [
    colour(),
    select('size', ['Maat', 'Größe', 'Taille', 'Size'], SIZES, FILTER),
    select('type', ['Soort', 'Art', 'Type', 'Type'], capitals(PRODUCT_KINDS), FILTER),
    {
      ...select('material', ['Materiaal', 'Material', 'Matière', 'Material'], MATERIALS, FILTER),
      input: 'multiselect' as const,
    },
    select('season', ['Seizoen', 'Saison', 'Saison', 'Season'], SEASONS, FILTER),
    select(
      'collection_group',
      ['Collectie', 'Kollektion', 'Collection', 'Collection'],
      COLLECTIONS,
      FILTER,
    ),
    select('brand', ['Merk', 'Marke', 'Marque', 'Brand'], BRANDS, FILTER),
    flag('erin_recommends', ['Erins keuze', 'Erins Wahl', 'Le choix d’Erin', 'Erin recommends']),
    flag('new', ['Nieuw', 'Neu', 'Nouveautés', 'New']),
    flag('sale', ['Sale', 'Sale', 'Promotions', 'Sale']),
    {
      ...flag('next_day_delivery', [
        'Morgen in huis',
        'Lieferung am nächsten Tag',
        'Livré le lendemain',
        'Next-day delivery',
      ]),
      ...HIDDEN,
    },
    text('delivery_days', ['Levertijd', 'Lieferzeit', 'Délai', 'Delivery time'], HIDDEN),
    {
      ...flag('delivery_appointment', [
        'Op afspraak bezorgd',
        'Lieferung nach Absprache',
        'Livraison sur rendez-vous',
        'Delivered by appointment',
      ]),
      ...HIDDEN,
    },
    text('size_guide', ['Maatwijzer', 'Größenratgeber', 'Guide des tailles', 'Size guide'], HIDDEN),
    select(
      'safety_manufacturer',
      ['Fabrikant', 'Hersteller', 'Fabricant', 'Manufacturer'],
      makerOptions('name'),
      SHOWN,
    ),
    select(
      'safety_address',
      [
        'Adres van de fabrikant',
        'Anschrift des Herstellers',
        'Adresse du fabricant',
        'Address of the manufacturer',
      ],
      makerOptions('address'),
      SHOWN,
    ),
    select(
      'safety_contact',
      [
        'Contact van de fabrikant',
        'Kontakt des Herstellers',
        'Contact du fabricant',
        'Contact of the manufacturer',
      ],
      makerOptions('contact'),
      SHOWN,
    ),
    {
      ...select(
        'safety_warnings',
        ['Waarschuwingen', 'Warnhinweise', 'Avertissements', 'Warnings'],
        WARNINGS,
        SHOWN,
      ),
      input: 'multiselect' as const,
    },
    ...measures(),
    {
      ...select('care', ['Onderhoud', 'Pflege', 'Entretien', 'Care'], CARE, SHOWN),
      input: 'multiselect' as const,
    },
    text(
      'enable_wallpaper_calculator',
      ['Rolberekening', 'Rollenrechner', 'Calcul des rouleaux', 'Roll calculator'],
      HIDDEN,
    ),
    text(
      'wallpaper_width_m',
      ['Rolbreedte', 'Rollenbreite', 'Largeur du rouleau', 'Roll width'],
      SHOWN,
    ),
    text(
      'wallpaper_height_m',
      ['Rollengte', 'Rollenlänge', 'Longueur du rouleau', 'Roll length'],
      SHOWN,
    ),
    text(
      'wallpaper_pattern_repeat',
      ['Patroonherhaling', 'Rapport', 'Raccord', 'Pattern repeat'],
      SHOWN,
    ),
  ].map((attribute, position) => ({ ...attribute, position }))
}

function measures(): Unplaced[] {
  return [
    text('width_cm', ['Breedte', 'Breite', 'Largeur', 'Width'], SHOWN),
    text('depth_cm', ['Diepte', 'Tiefe', 'Profondeur', 'Depth'], SHOWN),
    text('height_cm', ['Hoogte', 'Höhe', 'Hauteur', 'Height'], SHOWN),
    text('length_cm', ['Lengte', 'Länge', 'Longueur', 'Length'], SHOWN),
    text('diameter_cm', ['Doorsnede', 'Durchmesser', 'Diamètre', 'Diameter'], SHOWN),
    text('seat_height_cm', ['Zithoogte', 'Sitzhöhe', 'Hauteur d’assise', 'Seat height'], SHOWN),
    text(
      'lying_height_cm',
      ['Lighoogte', 'Liegehöhe', 'Hauteur de couchage', 'Lying height'],
      SHOWN,
    ),
    text('weight_kg', ['Gewicht', 'Gewicht', 'Poids', 'Weight'], SHOWN),
    text(
      'outline_front',
      ['Tekening van voren', 'Zeichnung von vorn', 'Dessin de face', 'Drawing from the front'],
      HIDDEN,
    ),
    text(
      'outline_side',
      [
        'Tekening van opzij',
        'Zeichnung von der Seite',
        'Dessin de profil',
        'Drawing from the side',
      ],
      HIDDEN,
    ),
  ]
}

type Unplaced = Omit<AttributeDraft, 'position'>
type Use = Pick<AttributeDraft, 'isFilterable' | 'isVisible'>

function colour(): Unplaced {
  const options = Object.entries(COLOURS).map(([value, { swatch, words }]) => ({
    value,
    label: wordsPerStore(words),
    swatch,
  }))
  const label = wordsPerStore(['Kleur', 'Farbe', 'Couleur', 'Colour'])
  return { code: 'color', label, input: 'select', ...FILTER, options }
}

function select(code: string, label: Localized, words: Options, use: Use): Unplaced {
  const options = Object.entries(words).map(([value, text]) => ({
    value,
    label: wordsPerStore(text),
  }))
  return { code, label: wordsPerStore(label), input: 'select', ...use, options }
}

function flag(code: string, label: Localized): Unplaced {
  return { ...select(code, label, YES, FLAG), input: 'boolean' }
}

function text(code: string, label: Localized, use: Use): Unplaced {
  return { code, label: wordsPerStore(label), input: 'text', ...use, options: [] }
}

function capitals(words: Options): Options {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return Object.fromEntries(
    Object.entries(words).map(([value, [nl, de, fr, en]]) => [
      value,
      [capital(nl), capital(de), capital(fr), capital(en)],
    ]),
  )
}
