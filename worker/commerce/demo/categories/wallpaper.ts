import type { Department } from './category-spec'

export const WALLPAPER: Department = {
  name: ['Behang', 'Tapeten', 'Papier peint', 'Wallpaper'],
  text: [
    'Vliesbehang dat je op de muur plakt en droog weer verwijdert. Eén wand is vaak genoeg.',
    'Vliestapeten, die man an der Wand einkleistert und trocken wieder abzieht. Eine Wand genügt oft.',
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
    },
  },
}
