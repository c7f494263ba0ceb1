import type { LocalizedByName } from '../words/localized'

export const WALLPAPER_DESIGNS: LocalizedByName = {
  'wallpaper-leaves': [
    'Bladranken die in rechte lijnen naar het plafond klimmen.',
    'Blattranken, die in geraden Linien zur Decke klettern.',
    'Des rameaux feuillus qui grimpent en lignes droites jusqu’au plafond.',
    'Leafy stems that climb in straight lines to the ceiling.',
  ],
  'wallpaper-botanical': [
    'Varens en takken als uit een oud herbarium, met lucht ertussen.',
    'Farne und Zweige wie aus einem alten Herbarium, mit Luft dazwischen.',
    'Des fougères et des branches comme dans un vieil herbier, avec de l’air autour.',
    'Ferns and branches as if from an old herbarium, with air between them.',
  ],
  'wallpaper-stripes': [
    'Brede en smalle strepen om en om, zoals in een oude salon.',
    'Breite und schmale Streifen im Wechsel, wie in einem alten Salon.',
    'Des rayures larges et fines en alternance, comme dans un salon d’autrefois.',
    'Broad and narrow stripes in turn, as in an old drawing room.',
  ],
  'wallpaper-arches': [
    'Rijen bogen die als schubben over elkaar vallen, met een knipoog naar de jaren zeventig.',
    'Reihen von Bögen, die wie Schuppen übereinanderliegen, mit einem Augenzwinkern Richtung siebziger Jahre.',
    'Des rangées d’arches en écailles, avec un clin d’œil aux années soixante-dix.',
    'Rows of arches that overlap like scales, with a nod to the seventies.',
  ],
  'wallpaper-rings': [
    'Fijn getekende ringen in elkaar, als druppels in stil water.',
    'Fein gezeichnete Ringe ineinander, wie Tropfen in stillem Wasser.',
    'Des anneaux finement tracés, comme des gouttes sur une eau calme.',
    'Finely drawn rings within rings, like drops in still water.',
  ],
  'wallpaper-terrazzo': [
    'Losse vlekjes in aardetinten, gestrooid als steen in een terrazzovloer.',
    'Lose Tupfen in Erdtönen, gestreut wie Stein im Terrazzoboden.',
    'Des éclats aux tons de terre, semés comme les pierres d’un sol en terrazzo.',
    'Loose flecks in earth tones, scattered like stone in a terrazzo floor.',
  ],
  'wallpaper-waves': [
    'Kleine golven, rij boven rij, zoals een kind de zee tekent.',
    'Kleine Wellen, Reihe über Reihe, wie ein Kind das Meer zeichnet.',
    'De petites vagues, rang sur rang, comme un enfant dessine la mer.',
    'Small waves, row above row, the way a child draws the sea.',
  ],
}
