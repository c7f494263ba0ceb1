import type { Localized } from '../../words/localized'

export const TABLE_CARE: Localized = [
  'Wassen op 40 graden en vochtig strijken, of ongestreken gebruiken. Krimpt bij de eerste wasbeurt hooguit 3 procent.',
  'Bei 40 Grad waschen und feucht bügeln oder ungebügelt verwenden. Läuft bei der ersten Wäsche höchstens 3 Prozent ein.',
  'Lavage à 40 degrés, repassage humide ou pas du tout. Retrait de 3 % au plus au premier lavage.',
  'Wash at 40 degrees and iron damp, or not at all. Shrinks by 3 per cent at most in the first wash.',
]
export const KITCHEN_CARE: Localized = [
  'Kan tegen 60 graden en tegen tomatensaus. Hangend drogen.',
  'Verträgt 60 Grad und Tomatensoße. Hängend trocknen.',
  'Résiste à 60 degrés et à la sauce tomate. Séchage à l’air libre.',
  'Takes 60 degrees and tomato sauce. Line dry.',
]
export const BATH_CARE: Localized = [
  '600 gram per vierkante meter. Wassen op 60 graden zonder wasverzachter; in de droger worden ze het zachtst.',
  '600 Gramm pro Quadratmeter. Bei 60 Grad ohne Weichspüler waschen; im Trockner werden sie am weichsten.',
  '600 grammes au mètre carré. Lavage à 60 degrés sans adoucissant ; le sèche-linge les rend plus doux.',
  '600 grams per square metre. Wash at 60 degrees without softener; the dryer makes them softest.',
]
export const DUVET_CARE: Localized = [
  'Luchten bij droog weer, wassen op 60 graden en in de droger met twee tennisballen.',
  'Bei trockenem Wetter lüften, bei 60 Grad waschen und mit zwei Tennisbällen in den Trockner geben.',
  'Aérer par temps sec, laver à 60 degrés et sécher en machine avec deux balles de tennis.',
  'Air it in dry weather, wash at 60 degrees and tumble dry with two tennis balls.',
]
