import type { Localized } from '../../words/localized'

export const KIDS_USES: readonly Localized[] = [
  [
    'Alle kleuren van dit seizoen passen bij elkaar, dus aankleden kan ook in het donker.',
    'Alle Farben dieser Saison passen zusammen, Anziehen geht also auch im Dunkeln.',
    'Toutes les couleurs de la saison vont ensemble : on peut s’habiller dans le noir.',
    'All this season’s colours go together, so you can even get dressed in the dark.',
  ],
  [
    'In de zijnaad zit een label voor een naam, zodat alles terugkomt van het logeerpartijtje.',
    'In der Seitennaht sitzt ein Namensetikett, damit alles vom Übernachtungsbesuch zurückkommt.',
    'Une étiquette à prénom est cousue sur le côté, pour tout retrouver après une nuit chez les copains.',
    'A name label in the side seam makes sure that everything comes home from the sleepover.',
  ],
  [
    'Gemaakt om door te geven: de naden zijn dubbel gestikt en de kleur blijft.',
    'Zum Weitergeben gemacht: Die Nähte sind doppelt gesteppt und die Farbe bleibt.',
    'Des coutures doublées et des couleurs qui tiennent : de quoi servir encore au petit dernier.',
    'Made to be handed down: double-stitched seams and colours that stay.',
  ],
  [
    'Ruim genoeg voor een laag eronder, netjes genoeg voor een verjaardag.',
    'Weit genug für eine Schicht darunter, fein genug für einen Geburtstag.',
    'Assez d’aisance pour une couche dessous, assez d’allure pour un anniversaire.',
    'Roomy enough for a layer underneath, neat enough for a birthday.',
  ],
]

export const BABY_USES: readonly Localized[] = [
  [
    'Zonder labels in de nek en zonder naden waar een baby op ligt.',
    'Ohne Etiketten im Nacken und ohne Nähte, auf denen ein Baby liegt.',
    'Sans étiquette au cou ni couture sur laquelle bébé repose.',
    'No labels at the neck, and no seams for a baby to lie on.',
  ],
  [
    'Een mooi kraamcadeau, met een kaartje waarop plaats is voor een wens.',
    'Ein schönes Geschenk zur Geburt, mit einem Kärtchen für gute Wünsche.',
    'Un joli cadeau de naissance, avec une carte où glisser un mot.',
    'A lovely present for a newborn, with a card for your good wishes.',
  ],
  [
    'Wasbaar tot 60 graden en zachter na elke wasbeurt.',
    'Bis 60 Grad waschbar und nach jeder Wäsche weicher.',
    'Lavage à 60 degrés ; la matière s’adoucit à chaque lessive.',
    'Washable at 60 degrees and softer after every wash.',
  ],
]
