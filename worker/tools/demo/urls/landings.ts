import type { Localized } from '../words/localized'

/** A category that is filtered from the start. */
export interface Landing {
  name: Localized
  text: Localized
  place: string
  filters: Record<string, readonly string[]>
}

/** Names of the landing pages of new products and of the sale. */
export const NEW_FURNITURE: Localized = [
  'Nieuwe meubels',
  'Neue Möbel',
  'Nouveaux meubles',
  'New furniture',
]
export const SALE: Localized = [
  'Sale op textiel',
  'Textilien im Sale',
  'Promotions sur les textiles',
  'Textiles on sale',
]

export const LANDINGS: readonly Landing[] = [
  {
    name: ['Eiken meubels', 'Eichenmöbel', 'Meubles en chêne', 'Oak furniture'],
    text: [
      'Tafels, kasten en bedden van eikenhout: sterk, licht van kleur en mooier met de jaren.',
      'Tische, Schränke und Betten aus Eiche: stark, hell und mit den Jahren schöner.',
      'Tables, rangements et lits en chêne : solides, clairs et plus beaux avec les années.',
      'Tables, cabinets and beds in oak: strong, pale and lovelier with age.',
    ],
    place: 'furniture',
    filters: { material: ['oak'] },
  },
  {
    name: ['Groene banken', 'Grüne Sofas', 'Canapés verts', 'Green sofas'],
    text: [
      'Van zacht salie tot diep bosgroen: banken die rust in de kamer brengen.',
      'Von zartem Salbei bis zu tiefem Waldgrün: Sofas, die Ruhe in den Raum bringen.',
      'Du vert sauge au vert forêt : des canapés qui apaisent la pièce.',
      'From soft sage to deep forest green: sofas that bring calm to a room.',
    ],
    place: 'furniture/sofas',
    filters: { color: ['sage', 'forest', 'olive'] },
  },
  {
    name: [
      'Erins keuze voor de woonkamer',
      'Erins Wahl fürs Wohnzimmer',
      'Le choix d’Erin pour le salon',
      'Erin’s choice for the living room',
    ],
    text: [
      'De meubels die Erin zelf in huis heeft, of zou willen hebben.',
      'Die Möbel, die Erin selbst zu Hause hat oder gern hätte.',
      'Les meubles qu’Erin a chez elle, ou voudrait avoir.',
      'The furniture that Erin has at home, or wishes she had.',
    ],
    place: 'furniture',
    filters: { erin_recommends: ['1'] },
  },
  {
    name: [
      'Handgemaakt keramiek',
      'Handgemachte Keramik',
      'Céramique artisanale',
      'Handmade ceramics',
    ],
    text: [
      'Vazen, schalen en lampen van steengoed, gedraaid en geglazuurd met de hand.',
      'Vasen, Schalen und Leuchten aus Steinzeug, von Hand gedreht und glasiert.',
      'Vases, coupes et lampes en grès, tournés et émaillés à la main.',
      'Vases, bowls and lamps in stoneware, thrown and glazed by hand.',
    ],
    place: 'decor',
    filters: { material: ['ceramic'] },
  },
  {
    name: ['Messing in huis', 'Messing für zu Hause', 'Touches de laiton', 'Brass at home'],
    text: [
      'Spiegels, kandelaars en lampen die het licht warmer teruggeven.',
      'Spiegel, Kerzenhalter und Leuchten, die das Licht wärmer zurückgeben.',
      'Miroirs, bougeoirs et lampes qui rendent la lumière plus chaude.',
      'Mirrors, candle holders and lamps that give the light back warmer.',
    ],
    place: 'decor',
    filters: { color: ['brass', 'copper'] },
  },
  {
    name: ['Linnen gordijnen', 'Leinenvorhänge', 'Rideaux en lin', 'Linen curtains'],
    text: [
      'Gordijnen van gewassen linnen, zo licht dat de wind ermee speelt.',
      'Vorhänge aus gewaschenem Leinen, so leicht, dass der Wind mit ihnen spielt.',
      'Des rideaux de lin lavé, assez légers pour jouer avec le vent.',
      'Curtains in washed linen, light enough to stir in the breeze.',
    ],
    place: 'textiles/curtains',
    filters: { material: ['linen'] },
  },
  {
    name: ['Wollen vloerkleden', 'Wollteppiche', 'Tapis de laine', 'Wool rugs'],
    text: [
      'Zuivere scheerwol, in maten van 80 × 150 tot 240 × 340 cm en met een rand die niet omkrult.',
      'Reine Schurwolle, in Größen von 80 × 150 bis 240 × 340 cm, mit einer Kante, die sich nicht aufrollt.',
      'De la pure laine vierge, de 80 × 150 à 240 × 340 cm, aux bords bien plats.',
      'Pure new wool, in sizes from 80 × 150 to 240 × 340 cm, with an edge that does not curl.',
    ],
    place: 'textiles/rugs',
    filters: { material: ['wool'] },
  },
  {
    name: [
      'Terracotta kussens',
      'Kissen in Terrakotta',
      'Coussins terracotta',
      'Terracotta cushions',
    ],
    text: [
      'De kleur van gebakken klei, op linnen, fluweel en katoen.',
      'Die Farbe gebrannten Tons, auf Leinen, Samt und Baumwolle.',
      'La couleur de la terre cuite, sur le lin, le velours et le coton.',
      'The colour of baked clay, on linen, velvet and cotton.',
    ],
    place: 'textiles/cushions',
    filters: { color: ['terracotta', 'rust'] },
  },
  {
    name: SALE,
    text: [
      'Plaids, kussens en beddengoed die plaatsmaken voor nieuwe kleuren.',
      'Plaids, Kissen und Bettwäsche, die Platz für neue Farben machen.',
      'Plaids, coussins et linge de lit qui cèdent la place à de nouvelles couleurs.',
      'Throws, cushions and bed linen that make room for new colours.',
    ],
    place: 'textiles',
    filters: { sale: ['1'] },
  },
  {
    name: ['Blauw behang', 'Blaue Tapeten', 'Papier peint bleu', 'Blue wallpaper'],
    text: [
      'Van ochtendlucht tot middernacht: behang in alle blauwen van de zee.',
      'Vom Morgenhimmel bis Mitternacht: Tapeten in allen Blautönen des Meeres.',
      'Du ciel du matin à minuit : tous les bleus de la mer sur vos murs.',
      'From morning sky to midnight: wallpaper in all the blues of the sea.',
    ],
    place: 'wallpaper',
    filters: { color: ['navy', 'sky', 'teal'] },
  },
  {
    name: ['Roze behang', 'Rosa Tapeten', 'Papier peint rose', 'Pink wallpaper'],
    text: [
      'Poederroze zonder zoetigheid, met bloemen, bogen en stippen.',
      'Puderrosa ohne Süße, mit Blüten, Bögen und Punkten.',
      'Du rose poudré sans mièvrerie : fleurs, arches et pois.',
      'Blush without the sugar, with flowers, arches and dots.',
    ],
    place: 'wallpaper',
    filters: { color: ['blush'] },
  },
  {
    name: ['Nieuw behang', 'Neue Tapeten', 'Nouveaux papiers peints', 'New wallpaper'],
    text: [
      'De dessins van dit seizoen, vers van de drukrol.',
      'Die Muster dieser Saison, frisch von der Druckwalze.',
      'Les dessins de la saison, tout juste sortis de presse.',
      'This season’s designs, fresh off the roller.',
    ],
    place: 'wallpaper',
    filters: { new: ['1'] },
  },
  {
    name: ['Biologische kinderkleding', 'Bio-Kindermode', 'Mode enfant bio', 'Organic kidswear'],
    text: [
      'Katoen geteeld zonder bestrijdingsmiddelen, geverfd zonder zware metalen en genaaid in Portugal.',
      'Baumwolle ohne Pestizide, ohne Schwermetalle gefärbt und in Portugal genäht.',
      'Du coton sans pesticides, teint sans métaux lourds et cousu au Portugal.',
      'Cotton grown without pesticides, dyed without heavy metals and sewn in Portugal.',
    ],
    place: 'kidswear',
    filters: { material: ['organic-cotton'] },
  },
  {
    name: [
      'Warme truien voor kinderen',
      'Warme Kinderpullover',
      'Pulls chauds pour enfants',
      'Warm sweaters for kids',
    ],
    text: [
      'Gebreid van wol die niet kriebelt, voor herfst en winter.',
      'Gestrickt aus Wolle, die nicht kratzt, für Herbst und Winter.',
      'Tricotés dans une laine qui ne pique pas, pour l’automne et l’hiver.',
      'Knitted in wool that does not itch, for autumn and winter.',
    ],
    place: 'kidswear/tops',
    filters: { season: ['autumn-winter'] },
  },
  {
    name: NEW_FURNITURE,
    text: [
      'Net binnen: vormen, kleuren en houtsoorten die er vorig seizoen nog niet waren.',
      'Gerade angekommen: Formen, Farben und Hölzer, die es letzte Saison noch nicht gab.',
      'Tout juste arrivés : des formes, des couleurs et des bois inédits.',
      'Just in: shapes, colours and woods that were not here last season.',
    ],
    place: 'furniture',
    filters: { new: ['1'] },
  },
]
