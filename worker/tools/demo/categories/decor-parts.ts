import type { Parts } from './category-spec'

export const VASE_PARTS: Parts = {
  table: {
    name: ['Tafelvazen', 'Tischvasen', 'Vases de table', 'Table vases'],
    text: [
      'Kleine, ronde vazen voor wat de tuin vandaag geeft.',
      'Kleine, runde Vasen für das, was der Garten heute hergibt.',
      'De petits vases ronds pour ce que le jardin donne aujourd’hui.',
      'Small, round vases for whatever the garden has to offer today.',
    ],
    model: 'vase-round',
  },
  tall: {
    name: ['Hoge vazen', 'Hohe Vasen', 'Grands vases', 'Tall vases'],
    text: [
      'Voor takken, siergras en pioenen met lange stelen.',
      'Für Zweige, Gräser und langstielige Pfingstrosen.',
      'Pour les branches, les graminées et les pivoines à longues tiges.',
      'For branches, grasses and long-stemmed peonies.',
    ],
    model: 'vase-tall',
  },
  pots: {
    name: ['Bloempotten', 'Blumentöpfe', 'Pots de fleurs', 'Plant pots'],
    text: [
      'Potten met schotel, waterdicht en zwaar genoeg om te blijven staan.',
      'Töpfe mit Untersetzer, wasserdicht und schwer genug, um stehen zu bleiben.',
      'Des pots avec soucoupe, étanches et assez lourds pour ne pas basculer.',
      'Pots with a saucer, watertight and heavy enough to stay put.',
    ],
    model: 'plant-pot',
  },
}

export const TABLEWARE_PARTS: Parts = {
  bowls: {
    name: ['Schalen en kannen', 'Schalen und Krüge', 'Coupes et pichets', 'Bowls and jugs'],
    text: [
      'Voor salade, fruit en limonade: mooi genoeg om te laten staan.',
      'Für Salat, Obst und Limonade: schön genug, um stehen zu bleiben.',
      'Pour la salade, les fruits et la citronnade : assez belles pour rester sur la table.',
      'For salad, fruit and lemonade: handsome enough to leave out.',
    ],
    model: 'bowl',
  },
  dinner: {
    name: ['Servies en mokken', 'Geschirr und Becher', 'Vaisselle et mugs', 'Plates and mugs'],
    text: [
      'Steengoed voor elke dag, bestand tegen vaatwasser en familie.',
      'Steinzeug für jeden Tag, das Spülmaschine und Familie aushält.',
      'Du grès de tous les jours, qui résiste au lave-vaisselle et à la famille.',
      'Everyday stoneware that stands up to dishwasher and family.',
    ],
    model: 'plates',
  },
  jars: {
    name: ['Karaffen en potten', 'Karaffen und Dosen', 'Carafes et bocaux', 'Carafes and jars'],
    text: [
      'Water op tafel, koffie in de pot en alles bij de hand.',
      'Wasser auf dem Tisch, Kaffee in der Dose und alles zur Hand.',
      'L’eau sur la table, le café dans son bocal et tout à portée de main.',
      'Water on the table, coffee in its jar and everything to hand.',
    ],
    model: 'tray',
  },
}

export const LIGHTING_PARTS: Parts = {
  table: {
    name: ['Tafellampen', 'Tischleuchten', 'Lampes à poser', 'Table lamps'],
    text: [
      'Warm licht op ooghoogte, voor naast de bank en op het nachtkastje.',
      'Warmes Licht auf Augenhöhe, neben dem Sofa und auf dem Nachttisch.',
      'Une lumière chaude à hauteur des yeux, près du canapé ou sur le chevet.',
      'Warm light at eye level, beside the sofa and on the bedside table.',
    ],
    model: 'table-lamp',
  },
  floor: {
    name: [
      'Vloer- en leeslampen',
      'Steh- und Leseleuchten',
      'Lampadaires et liseuses',
      'Floor and reading lamps',
    ],
    text: [
      'Licht dat met je mee verhuist, van de leesstoel naar het bureau.',
      'Licht, das mit umzieht, vom Lesesessel zum Schreibtisch.',
      'Une lumière qui vous suit, du fauteuil au bureau.',
      'Light that moves with you, from the reading chair to the desk.',
    ],
    model: 'floor-lamp',
  },
  pendant: {
    name: ['Hanglampen', 'Pendelleuchten', 'Suspensions', 'Pendant lamps'],
    text: [
      'Voor boven de tafel, in de hal of in een hoek die anders donker blijft.',
      'Über dem Tisch, im Flur oder in der Ecke, die sonst dunkel bleibt.',
      'Au-dessus de la table, dans l’entrée ou dans un coin resté sombre.',
      'Over the table, in the hall or in a corner that would otherwise stay dark.',
    ],
    model: 'dome-pendant',
  },
  wall: {
    name: ['Wandlampen', 'Wandleuchten', 'Appliques', 'Wall lamps'],
    text: [
      'Bollen van melkglas aan een arm van metaal, met of zonder stekker.',
      'Kugeln aus Milchglas an einem Arm aus Metall, mit oder ohne Stecker.',
      'Des globes de verre opalin sur un bras de métal, avec ou sans prise.',
      'Globes of opal glass on a metal arm, with or without a plug.',
    ],
    model: 'wall-lamp',
  },
}

export const MIRROR_PARTS: Parts = {
  round: {
    name: ['Ronde spiegels', 'Runde Spiegel', 'Miroirs ronds', 'Round mirrors'],
    text: [
      'Zacht van vorm, voor boven de wastafel of naast het raam.',
      'Sanft in der Form, über dem Waschtisch oder neben dem Fenster.',
      'Tout en douceur, au-dessus du lavabo ou près de la fenêtre.',
      'Soft in shape, over the basin or beside the window.',
    ],
    model: 'round-mirror',
  },
  tall: {
    name: ['Hoge spiegels', 'Hohe Spiegel', 'Grands miroirs', 'Tall mirrors'],
    text: [
      'Van kop tot teen, om op te hangen of tegen de muur te zetten.',
      'Von Kopf bis Fuß, zum Aufhängen oder Anlehnen.',
      'De la tête aux pieds, à accrocher ou à poser contre le mur.',
      'See yourself from head to toe: to hang or to lean against the wall.',
    ],
    model: 'arched-mirror',
  },
}

export const WALL_PARTS: Parts = {
  prints: {
    name: ['Ingelijste prints', 'Gerahmte Bilder', 'Affiches encadrées', 'Framed prints'],
    text: [
      'Gedrukt op zwaar katoenpapier, met passe-partout en houten lijst.',
      'Auf schwerem Baumwollpapier gedruckt, mit Passepartout und Holzrahmen.',
      'Imprimées sur un papier coton épais, avec passe-partout et cadre en bois.',
      'Printed on heavy cotton paper, with a mount and a wooden frame.',
    ],
    model: 'picture-frame',
  },
  kids: {
    name: [
      'Prints voor de kinderkamer',
      'Bilder fürs Kinderzimmer',
      'Affiches pour enfants',
      'Prints for the nursery',
    ],
    text: [
      'Beren, vossen en walvissen die over de slaap waken.',
      'Bären, Füchse und Wale, die über den Schlaf wachen.',
      'Des ours, des renards et des baleines qui veillent sur le sommeil.',
      'Bears, foxes and whales to keep watch through the night.',
    ],
    model: 'framed-print-bear',
  },
  clocks: {
    name: ['Wandklokken', 'Wanduhren', 'Horloges murales', 'Wall clocks'],
    text: [
      'Houten klokken met een stil uurwerk, ook voor de slaapkamer.',
      'Uhren aus Holz mit leisem Werk, auch fürs Schlafzimmer.',
      'Des horloges en bois au mouvement silencieux, même dans la chambre.',
      'Wooden clocks with a silent movement, for the bedroom as well.',
    ],
    model: 'wall-clock',
  },
}

export const FINISHING_PARTS: Parts = {
  baskets: {
    name: ['Manden en boxen', 'Körbe und Boxen', 'Paniers et boîtes', 'Baskets and boxes'],
    text: [
      'Voor was, speelgoed en alles wat geen vaste plek heeft.',
      'Für Wäsche, Spielzeug und alles, was keinen festen Platz hat.',
      'Pour le linge, les jouets et tout ce qui n’a pas de place.',
      'For laundry, toys and everything without a place of its own.',
    ],
    model: 'basket',
  },
  candles: {
    name: [
      'Kandelaars en lantaarns',
      'Kerzenhalter und Windlichter',
      'Bougeoirs et lanternes',
      'Candle holders and lanterns',
    ],
    text: [
      'Levend licht op tafel, in de vensterbank en buiten op de stoep.',
      'Lebendiges Licht auf dem Tisch, am Fenster und draußen auf der Treppe.',
      'Une lumière vivante sur la table, à la fenêtre ou sur le perron.',
      'Living light on the table, in the window and out on the step.',
    ],
    model: 'candle-holders',
  },
}

export const GIFT_PARTS: Parts = {
  cards: {
    name: ['Cadeaukaarten', 'Geschenkkarten', 'Cartes cadeaux', 'Gift cards'],
    text: [
      'Per e-mail verstuurd, met jouw naam en een wens erbij.',
      'Per E-Mail verschickt, mit deinem Namen und ein paar lieben Worten.',
      'Envoyées par e-mail, avec votre nom et un petit mot.',
      'Sent by e-mail, with your name and a few kind words.',
    ],
    model: 'gift-card',
  },
  services: {
    name: [
      'Advies en diensten',
      'Beratung und Service',
      'Conseils et services',
      'Advice and services',
    ],
    text: [
      'Stylisten, behangers en monteurs die meedenken of langskomen.',
      'Stylistinnen, Tapezierer und Monteure, die dich beraten oder vorbeikommen.',
      'Stylistes, poseurs et monteurs qui conseillent ou se déplacent.',
      'Stylists, paperhangers and fitters who advise you or come to your home.',
    ],
    model: 'swatches',
  },
  patterns: {
    name: ['Naaipatronen', 'Schnittmuster', 'Patrons de couture', 'Sewing patterns'],
    text: [
      'Pdf’s om thuis te printen, met uitleg in vier talen.',
      'PDFs zum Ausdrucken, mit Anleitung in vier Sprachen.',
      'Des PDF à imprimer chez soi, expliqués en quatre langues.',
      'PDFs to print at home, explained in four languages.',
    ],
    model: 'sewing-pattern',
  },
}
