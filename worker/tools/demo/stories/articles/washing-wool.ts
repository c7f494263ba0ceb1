import type { Article } from '../article'

export const WASHING_WOOL: Article = {
  slug: 'washing-wool',
  title: [
    'Wol wassen zonder zorgen',
    'Wolle waschen, ganz ohne Angst',
    'Laver la laine sans crainte',
    'Washing wool without fear',
  ],
  summary: [
    'Vaker luchten, minder wassen en nooit ophangen: de drie regels voor truien en plaids.',
    'Öfter lüften, seltener waschen und nie aufhängen: drei Regeln für Pullover und Decken.',
    'Aérer souvent, laver peu et ne jamais suspendre : trois règles pour les pulls et les plaids.',
    'Air it often, wash it seldom and never hang it: three rules for sweaters and throws.',
  ],
  author: 'Erin',
  date: '2026-10-21',
  tags: ['textiles', 'care'],
  lines: [
    [
      'Wol is van zichzelf een beetje vet en stoot vuil en geur af. De meeste truien en plaids hebben daarom geen wasbeurt nodig, maar een nacht frisse lucht. Leg ze bij het open raam, liefst als het buiten wat vochtig is.',
      'Wolle ist von Natur aus leicht fettig und stößt Schmutz und Gerüche ab. Die meisten Pullover und Decken brauchen deshalb keine Wäsche, sondern eine Nacht an der frischen Luft. Leg sie ans offene Fenster, am liebsten bei feuchtem Wetter.',
      'La laine est naturellement un peu grasse : elle repousse la saleté et les odeurs. La plupart des pulls et des plaids n’ont donc pas besoin d’un lavage, mais d’une nuit au grand air. Posez-les près d’une fenêtre ouverte, de préférence par temps humide.',
      'Wool is naturally a little greasy and sheds dirt and smells. Most sweaters and throws therefore do not need a wash but a night of fresh air. Lay them by an open window, best when it is a little damp outside.',
    ],
    [
      '## Toch in het water',
      '## Doch ins Wasser',
      '## S’il faut la laver',
      '## If it must be washed',
    ],
    [
      'Kijk eerst op het etiket. Mag het, was dan met de hand in koud tot lauw water met een wolwasmiddel zonder enzymen. Laat het tien minuten liggen, duw zachtjes en wring niet. Spoel in water van dezelfde temperatuur: niet de warmte maar het temperatuurverschil en het wrijven doen wol vervilten.',
      'Zuerst aufs Etikett schauen. Wenn es erlaubt ist, von Hand in kaltem bis lauwarmem Wasser mit einem Wollwaschmittel ohne Enzyme waschen. Zehn Minuten liegen lassen, sanft drücken, nicht wringen. Mit Wasser derselben Temperatur spülen: Nicht Wärme allein, sondern der Temperatursprung und das Reiben lassen Wolle verfilzen.',
      'Regardez d’abord l’étiquette. Si c’est permis, lavez à la main, dans une eau froide ou tiède, avec une lessive pour laine sans enzymes. Laissez tremper dix minutes, pressez doucement, ne tordez pas. Rincez à la même température : c’est le choc et le frottement, plus que la chaleur, qui feutrent la laine.',
      'Check the label first. If it can be washed, do it by hand in cold to lukewarm water with a wool detergent that has no enzymes. Let it lie for ten minutes, press gently and do not wring. Rinse in water of the same temperature: it is the shock and the rubbing, more than warmth alone, that felt wool.',
    ],
    ['## Drogen', '## Trocknen', '## Sécher', '## Drying'],
    [
      'Rol het in een handdoek en druk het water eruit. Leg het daarna plat, in vorm getrokken, uit de zon en weg van de radiator. Na een dag keer je het om. Een regenachtige zondag is er ideaal voor.',
      'In ein Handtuch rollen und das Wasser herausdrücken. Danach flach hinlegen und in Form ziehen, nicht in die Sonne und nicht auf die Heizung. Nach einem Tag wenden. Ein verregneter Sonntag ist dafür ideal.',
      'Roulez la pièce dans une serviette et pressez pour chasser l’eau. Posez-la ensuite à plat, remise en forme, loin du soleil et du radiateur. Retournez-la au bout d’un jour. Un dimanche de pluie est parfait pour cela.',
      'Roll it in a towel and press the water out. Then lay it flat and pull it into shape, out of the sun and away from the radiator. Turn it after a day. A rainy Sunday is ideal for it.',
    ],
    [
      '## Pluisjes en motten',
      '## Pilling und Motten',
      '## Bouloches et mites',
      '## Pills and moths',
    ],
    [
      'Pluisjes zijn losse vezels en geen gebrek: haal ze met een wolkam weg, na een paar keer is het over. Berg wol schoon op, in een katoenen zak met een stuk cederhout. Motten zoeken niet de wol, maar wat erop zit.',
      'Pilling sind lose Fasern und kein Fehler: Mit einem Wollkamm abnehmen, nach ein paar Mal ist Ruhe. Wolle sauber wegräumen, in einem Baumwollbeutel mit einem Stück Zedernholz. Motten suchen nicht die Wolle, sondern was daran haftet.',
      'Les bouloches sont des fibres libres, pas un défaut : un peigne à laine en vient à bout, et après quelques fois c’est fini. Rangez la laine propre, dans un sac de coton avec un morceau de cèdre. Les mites ne cherchent pas la laine, mais ce qui est dessus.',
      'Pills are loose fibres and not a fault: take them off with a wool comb; after a few times they stop. Put wool away clean, in a cotton bag with a piece of cedar. Moths are not after the wool but after what is on it.',
    ],
    [
      '> Tip: weeg je plaid droog en nat op de keukenweegschaal. Wie eenmaal weet hoeveel water wol draagt, hangt haar nooit meer op.',
      '> Tipp: Wieg die Decke trocken und nass auf der Küchenwaage. Wer einmal weiß, wie viel Wasser Wolle trägt, hängt sie nie wieder auf.',
      '> Conseil : pesez votre plaid sec, puis mouillé, sur la balance de cuisine. Quand on sait combien d’eau la laine retient, on ne la suspend plus jamais.',
      '> Tip: weigh your throw dry and wet on the kitchen scales. Once you know how much water wool holds, you will never hang it up again.',
    ],
    [
      'Voor kleren van kinderen geldt hetzelfde, met meer modder: [Kleren om door te geven](/blog/handed-down).',
      'Für Kindersachen gilt dasselbe, nur mit mehr Matsch: [Kleidung zum Weitergeben](/blog/handed-down).',
      'Pour les habits d’enfant, c’est pareil, avec plus de boue : [Des vêtements à transmettre](/blog/handed-down).',
      'The same goes for children’s clothes, with more mud: [Clothes to hand down](/blog/handed-down).',
    ],
  ],
  shelf: 'textiles',
  button: ['Bekijk textiel', 'Textilien ansehen', 'Voir les textiles', 'See textiles'],
}
