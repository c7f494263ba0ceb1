import type { Parts } from './category-spec'

export const CUSHION_PARTS: Parts = {
  plain: {
    name: ['Effen kussens', 'Einfarbige Kissen', 'Coussins unis', 'Plain cushions'],
    text: [
      'Linnen kussens in veertien kleuren om mee te mengen.',
      'Leinenkissen in vierzehn Farben zum Kombinieren.',
      'Des coussins en lin, en quatorze couleurs à mélanger.',
      'Linen cushions in fourteen colours to mix.',
    ],
    model: 'cushion',
  },
  velvet: {
    name: ['Fluwelen kussens', 'Samtkissen', 'Coussins en velours', 'Velvet cushions'],
    text: [
      'Rond of langwerpig, met een glans die meebeweegt met het licht.',
      'Rund oder länglich, mit einem Schimmer, der mit dem Licht wandert.',
      'Ronds ou rectangulaires, d’un éclat qui suit la lumière.',
      'Round or oblong, with a sheen that moves with the light.',
    ],
    model: 'velvet-cushion',
  },
  patterned: {
    name: ['Kussens met patroon', 'Gemusterte Kissen', 'Coussins à motifs', 'Patterned cushions'],
    text: [
      'Strepen, ruiten en bladeren, in het atelier getekend.',
      'Streifen, Karos und Blätter, im Atelier gezeichnet.',
      'Rayures, carreaux et feuillages dessinés à l’atelier.',
      'Stripes, checks and leaves drawn in the studio.',
    ],
    model: 'leaf-cushion',
  },
  kids: {
    name: ['Kinderkussens', 'Kinderkissen', 'Coussins enfant', 'Children’s cushions'],
    text: [
      'Beren en sterren om tegenaan te leunen bij het voorlezen.',
      'Bären und Sterne zum Anlehnen beim Vorlesen.',
      'Des ours et des étoiles où s’appuyer pour l’histoire du soir.',
      'Bears and stars to lean on at story time.',
    ],
    model: 'star-cushion',
  },
}

export const THROW_PARTS: Parts = {
  plain: {
    name: ['Effen plaids', 'Einfarbige Plaids', 'Plaids unis', 'Plain throws'],
    text: [
      'Eén kleur, korte franjes en wol die niet kriebelt.',
      'Eine Farbe, kurze Fransen und Wolle, die nicht kratzt.',
      'Une couleur, des franges courtes et une laine qui ne pique pas.',
      'One colour, a short fringe and wool that does not itch.',
    ],
    model: 'throw',
  },
  patterned: {
    name: ['Plaids met patroon', 'Gemusterte Plaids', 'Plaids à motifs', 'Patterned throws'],
    text: [
      'Ruit, streep en visgraat, geweven in een weverij die al honderd jaar draait.',
      'Karo, Streifen und Fischgrat, gewebt in einer Weberei, die seit hundert Jahren läuft.',
      'Carreaux, rayures et chevrons, tissés dans un atelier centenaire.',
      'Check, stripe and herringbone, woven in a mill that has run for a hundred years.',
    ],
    model: 'checked-throw',
  },
}

export const RUG_PARTS: Parts = {
  plain: {
    name: ['Effen vloerkleden', 'Einfarbige Teppiche', 'Tapis unis', 'Plain rugs'],
    text: [
      'Wol in acht kleuren, dicht geweven en stil onder de voeten.',
      'Wolle in acht Farben, dicht gewebt und leise unter den Füßen.',
      'De la laine en huit couleurs, dense et silencieuse sous le pied.',
      'Wool in eight colours, densely woven and quiet underfoot.',
    ],
    model: 'plain-rug',
  },
  patterned: {
    name: ['Vloerkleden met patroon', 'Gemusterte Teppiche', 'Tapis à motifs', 'Patterned rugs'],
    text: [
      'Ruiten, strepen en bogen die een kamer bij elkaar houden.',
      'Rauten, Streifen und Bögen, die einen Raum zusammenhalten.',
      'Losanges, rayures et arches pour réunir une pièce.',
      'Diamonds, stripes and arches that pull a room together.',
    ],
    model: 'berber-rug',
  },
  round: {
    name: ['Ronde vloerkleden', 'Runde Teppiche', 'Tapis ronds', 'Round rugs'],
    text: [
      'Gevlochten jute voor onder een ronde tafel of naast het bed.',
      'Geflochtene Jute für unter den runden Tisch oder neben das Bett.',
      'De la jute tressée, sous une table ronde ou au pied du lit.',
      'Braided jute for under a round table or beside the bed.',
    ],
    model: 'round-rug',
  },
  kids: {
    name: ['Kinderkleden', 'Kinderteppiche', 'Tapis enfant', 'Nursery rugs'],
    text: [
      'Zachte kleden om op te bouwen, te lezen en te buitelen.',
      'Weiche Teppiche zum Bauen, Lesen und Purzeln.',
      'Des tapis doux pour construire, lire et faire des galipettes.',
      'Soft rugs to build, read and tumble on.',
    ],
    model: 'star-rug',
  },
}

export const BEDDING_PARTS: Parts = {
  plain: {
    name: ['Effen dekbedovertrekken', 'Einfarbige Bettwäsche', 'Parures unies', 'Plain bed linen'],
    text: [
      'Gewassen katoen en linnen in elf kleuren, om per stuk te combineren.',
      'Gewaschene Baumwolle und Leinen in elf Farben zum Kombinieren.',
      'Du coton lavé et du lin, en onze couleurs à combiner.',
      'Washed cotton and linen in eleven colours to combine.',
    ],
    model: 'bed-linen',
  },
  patterned: {
    name: [
      'Dekbedovertrekken met patroon',
      'Gemusterte Bettwäsche',
      'Parures à motifs',
      'Patterned bed linen',
    ],
    text: [
      'Strepen, ruiten en takken, aan beide kanten even mooi.',
      'Streifen, Karos und Zweige, auf beiden Seiten gleich schön.',
      'Rayures, carreaux et rameaux, beaux des deux côtés.',
      'Stripes, checks and branches, just as good on both sides.',
    ],
    model: 'striped-bed-linen',
  },
  kids: {
    name: ['Kinderdekbedovertrekken', 'Kinderbettwäsche', 'Parures enfant', 'Children’s bed linen'],
    text: [
      'Beren, boten en sterren voor eenpersoonsbedden en ledikanten.',
      'Bären, Boote und Sterne für Einzel- und Kinderbetten.',
      'Ours, bateaux et étoiles, pour lits simples et lits bébé.',
      'Bears, boats and stars for single beds and cots.',
    ],
    model: 'star-bed-linen',
  },
  duvets: {
    name: [
      'Dekbedden en kussens',
      'Bettdecken und Kopfkissen',
      'Couettes et oreillers',
      'Duvets and pillows',
    ],
    text: [
      'De binnenkant van een goed bed, in dons en in vezel.',
      'Das Innere eines guten Betts, mit Daunen und mit Faser.',
      'L’intérieur d’un bon lit, en duvet ou en fibre.',
      'The inside of a good bed, in down and in fibre.',
    ],
    model: 'duvet',
  },
}

export const CURTAIN_PARTS: Parts = {
  plain: {
    name: ['Effen gordijnen', 'Einfarbige Vorhänge', 'Rideaux unis', 'Plain curtains'],
    text: [
      'Per paar, in twee breedtes en drie lengtes.',
      'Im Paar, in zwei Breiten und drei Längen.',
      'Par paire, en deux largeurs et trois longueurs.',
      'Sold in pairs, in two widths and three lengths.',
    ],
    model: 'curtain',
  },
  patterned: {
    name: [
      'Gordijnen met patroon',
      'Gemusterte Vorhänge',
      'Rideaux à motifs',
      'Patterned curtains',
    ],
    text: [
      'Bladranken, bloemen en strepen die het behang gezelschap houden.',
      'Ranken, Blumen und Streifen, die der Tapete Gesellschaft leisten.',
      'Rameaux, fleurs et rayures pour tenir compagnie au papier peint.',
      'Stems, flowers and stripes that keep the wallpaper company.',
    ],
    model: 'leaf-curtain',
  },
}

export const KITCHEN_PARTS: Parts = {
  cloths: {
    name: ['Tafelkleden', 'Tischdecken', 'Nappes', 'Tablecloths'],
    text: [
      'Voor zondag, voor picknicks en voor tafels met een verleden.',
      'Für sonntags, fürs Picknick und für Tische mit Vergangenheit.',
      'Pour le dimanche, les pique-niques et les tables qui ont vécu.',
      'For Sundays, for picnics and for tables with a past.',
    ],
    model: 'table-cloth',
  },
  kitchen: {
    name: ['Keukentextiel', 'Küchentextilien', 'Linge de cuisine', 'Kitchen linen'],
    text: [
      'Schorten, theedoeken en ovenwanten die tegen een stootje kunnen.',
      'Schürzen, Geschirrtücher und Ofenhandschuhe, die etwas aushalten.',
      'Tabliers, torchons et gants qui ne craignent rien.',
      'Aprons, tea towels and oven gloves that can take a beating.',
    ],
    model: 'tea-towels',
  },
}

export const BATH_PARTS: Parts = {
  towels: {
    name: ['Handdoeken', 'Handtücher', 'Serviettes', 'Towels'],
    text: [
      'Dik, zacht en snel droog, per set van drie.',
      'Dick, weich und schnell trocken, im Dreierset.',
      'Épaisses, douces et vite sèches, par lot de trois.',
      'Thick, soft and quick to dry, in sets of three.',
    ],
    model: 'towels',
  },
  mats: {
    name: ['Badmatten', 'Badematten', 'Tapis de bain', 'Bath mats'],
    text: [
      'De eerste stap van de dag mag zacht zijn.',
      'Der erste Schritt des Tages darf weich sein.',
      'Le premier pas de la journée peut être doux.',
      'The first step of the day should be a soft one.',
    ],
    model: 'bath-mat',
  },
}
