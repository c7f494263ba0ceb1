import type { Department } from './category-spec'
import { BOTANICAL_PARTS, GEOMETRIC_PARTS, NURSERY_PARTS } from './wallpaper-parts'

export const WALLPAPER: Department = {
  name: ['Behang', 'Tapeten', 'Papier peint', 'Wallpaper'],
  text: [
    'Vliesbehang dat je op de muur plakt en droog weer verwijdert. Eén wand is vaak genoeg.',
    'Vliestapeten: Du kleisterst die Wand ein und ziehst die Bahnen Jahre später trocken ab. Eine Wand genügt oft.',
    'Du papier peint intissé : on encolle le mur, on le retire à sec. Un seul mur suffit souvent.',
    'Non-woven wallpaper: paste the wall, and strip it dry years later. One wall is often enough.',
  ],
  model: 'wallpaper-leaves',
  shelves: {
    botanical: {
      name: [
        'Botanisch behang',
        'Botanische Tapeten',
        'Papier peint végétal',
        'Botanical wallpaper',
      ],
      text: [
        'Varens, takken en bloemen, getekend in het atelier en gedrukt met inkt op waterbasis.',
        'Farne, Zweige und Blüten, im Atelier gezeichnet und mit wasserbasierter Farbe gedruckt.',
        'Fougères, branches et fleurs, dessinées à l’atelier et imprimées à l’encre à l’eau.',
        'Ferns, branches and flowers, drawn in the studio and printed with water-based ink.',
      ],
      model: 'wallpaper-leaves',
      advice: [
        'Een groot blad vraagt om een rustige kamer: laat het op één wand en herhaal één kleur ervan in de kussens. Bestel alle rollen tegelijk, dan komen ze uit dezelfde drukgang.',
        'Ein großes Blatt braucht einen ruhigen Raum: Lass es auf einer Wand und wiederhole eine seiner Farben in den Kissen. Bestell alle Rollen zusammen, dann stammen sie aus derselben Druckcharge.',
        'Un grand feuillage demande une pièce calme : gardez-le sur un mur et rappelez une de ses couleurs dans les coussins. Commandez tous les rouleaux ensemble, ils viendront du même bain.',
        'A large leaf needs a quiet room: keep it on one wall and repeat one of its colours in the cushions. Order all rolls together, so that they come from the same batch.',
      ],
      parts: BOTANICAL_PARTS,
    },
    geometric: {
      name: [
        'Grafisch behang',
        'Grafische Tapeten',
        'Papier peint graphique',
        'Geometric wallpaper',
      ],
      text: [
        'Strepen, bogen en ruiten met precies genoeg ritme voor een hele wand.',
        'Streifen, Bögen und Rauten mit gerade so viel Rhythmus, wie eine ganze Wand verträgt.',
        'Rayures, arches et losanges, avec juste assez de rythme pour tout un mur.',
        'Stripes, arches and diamonds with just enough rhythm for a whole wall.',
      ],
      model: 'wallpaper-arches',
      advice: [
        'Verticale strepen maken een kamer hoger, horizontale breder. Begin met een baan in het midden van de wand en werk naar de hoeken.',
        'Senkrechte Streifen machen einen Raum höher, waagerechte breiter. Beginn mit einer Bahn in der Mitte der Wand und arbeite dich zu den Ecken vor.',
        'Les rayures verticales donnent de la hauteur, les horizontales de la largeur. Posez le premier lé au centre du mur et avancez vers les angles.',
        'Vertical stripes make a room taller, horizontal ones wider. Start with a strip in the middle of the wall and work towards the corners.',
      ],
      parts: GEOMETRIC_PARTS,
    },
    nursery: {
      name: ['Kinderbehang', 'Kinderzimmertapeten', 'Papier peint enfant', 'Nursery wallpaper'],
      text: [
        'Sterren, wolken en dieren waar je nog jaren naar kunt kijken.',
        'Sterne, Wolken und Tiere, die man auch in Jahren noch gern ansieht.',
        'Des étoiles, des nuages et des animaux qu’on regarde encore des années plus tard.',
        'Stars, clouds and animals that still please years later.',
      ],
      model: 'wallpaper-rings',
      advice: [
        'Kies een tekening die met het kind meegroeit: sterren en vogels houden het langer vol dan helden. Het papier is afneembaar met een vochtige doek.',
        'Wähl ein Motiv, das mitwächst: Sterne und Vögel halten länger als Helden. Die Tapete lässt sich feucht abwischen.',
        'Choisissez un dessin qui grandit avec l’enfant : étoiles et oiseaux durent plus longtemps que les héros. Le papier se nettoie avec un chiffon humide.',
        'Choose a motif that grows with the child: stars and birds outlast any hero. The paper wipes clean with a damp cloth.',
      ],
      parts: NURSERY_PARTS,
    },
  },
}
