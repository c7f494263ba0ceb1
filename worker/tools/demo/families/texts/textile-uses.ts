import type { Localized } from '../../words/localized'

export const CUSHION_USES: readonly Localized[] = [
  [
    'Leg er drie bij elkaar in verschillende maten: zo ziet een bank er meteen bewoond uit.',
    'Drei zusammen in verschiedenen Größen: So wirkt ein Sofa gleich bewohnt.',
    'À trois, dans des tailles différentes, ils donnent vie à un canapé.',
    'Put three together in different sizes: a sofa looks lived in at once.',
  ],
  [
    'Ook mooi alleen, op een houten stoel die wel wat zachts kan gebruiken.',
    'Auch allein schön, auf einem Holzstuhl, der etwas Weiches vertragen kann.',
    'Joli aussi tout seul, sur une chaise en bois qui mérite un peu de douceur.',
    'Lovely on its own, too, on a wooden chair that could do with something soft.',
  ],
  [
    'Een tweede hoes in een andere kleur maakt er in de lente een nieuw kussen van.',
    'Ein zweiter Bezug in einer anderen Farbe macht daraus im Frühling ein neues Kissen.',
    'Une seconde housse d’une autre couleur en fera, au printemps, un nouveau coussin.',
    'A second cover in another colour makes it a new cushion in spring.',
  ],
  [
    'Wissel de hoezen met de seizoenen en bewaar de vulling: dat scheelt een kast.',
    'Die Bezüge mit der Jahreszeit wechseln und die Füllung behalten: Das spart einen Schrank.',
    'Changez les housses au fil des saisons et gardez le garnissage : c’est un placard de gagné.',
    'Change the covers with the seasons and keep the filling: it saves a cupboard.',
  ],
]

export const THROW_USES: readonly Localized[] = [
  [
    'Over de leuning, over je knieën of opgerold als nekkussen in de trein.',
    'Über der Lehne, über den Knien oder aufgerollt als Nackenkissen im Zug.',
    'Sur l’accoudoir, sur les genoux ou roulé en oreiller dans le train.',
    'Over the arm, over your knees or rolled up as a pillow on the train.',
  ],
  [
    'Groot genoeg om samen onder te kruipen, licht genoeg om mee naar buiten te nemen.',
    'Groß genug für zwei, leicht genug, um es mit nach draußen zu nehmen.',
    'Assez grand pour deux, assez léger pour l’emporter dehors.',
    'Large enough to share, light enough to take outside.',
  ],
  [
    'Een laag extra op bed tussen september en mei.',
    'Eine Schicht mehr auf dem Bett zwischen September und Mai.',
    'Une couche de plus sur le lit, de septembre à mai.',
    'One more layer on the bed between September and May.',
  ],
]

export const RUG_USES: readonly Localized[] = [
  [
    'Dempt stappen en stemmen, en maakt een kamer met een harde vloer hoorbaar rustiger.',
    'Dämpft Schritte und Stimmen und macht einen Raum mit hartem Boden hörbar ruhiger.',
    'Il amortit les pas et les voix : une pièce au sol dur devient nettement plus calme.',
    'It muffles steps and voices, and makes a room with a hard floor noticeably calmer.',
  ],
  [
    'Kies een maat waarop de voorpoten van de bank passen: dan wordt de zithoek één geheel.',
    'Wähl eine Größe, auf der die Vorderfüße des Sofas stehen: So wird die Sitzecke zur Einheit.',
    'Prenez une taille qui accueille les pieds avant du canapé : le salon forme alors un tout.',
    'Choose a size that takes the front legs of the sofa: it brings the seating together.',
  ],
  [
    'Geschikt voor vloerverwarming en voor stofzuigers zonder borstel.',
    'Für Fußbodenheizung geeignet und für Staubsauger ohne Bürste.',
    'Compatible avec un chauffage au sol et un aspirateur sans brosse.',
    'Suitable for underfloor heating and for vacuum cleaners without a brush.',
  ],
  [
    'Ligt even mooi in de hal als aan het voeteneind van een bed.',
    'Liegt im Flur so schön wie am Fußende eines Betts.',
    'Aussi à l’aise dans l’entrée qu’au pied d’un lit.',
    'As much at home in the hall as at the foot of a bed.',
  ],
]

export const BED_USES: readonly Localized[] = [
  [
    'De binnenkant heeft lusjes, zodat het dekbed niet wegzakt.',
    'Innen sitzen Bändchen, damit die Decke nicht verrutscht.',
    'Des liens à l’intérieur maintiennent la couette en place.',
    'Ties on the inside keep the duvet from slipping.',
  ],
  [
    'Mooi met lakens in een tint lichter of in de kleur van de muur.',
    'Schön mit Laken einen Ton heller oder in der Farbe der Wand.',
    'À marier à des draps d’un ton plus clair ou à la couleur du mur.',
    'Lovely with sheets a shade lighter or in the colour of the wall.',
  ],
  [
    'Komt uit de droger zonder kreukels waar iemand over valt.',
    'Kommt ohne störende Falten aus dem Trockner.',
    'Au sortir du sèche-linge, presque pas un pli.',
    'Comes out of the dryer without a crease worth mentioning.',
  ],
]

export const CURTAIN_USES: readonly Localized[] = [
  [
    'Goed voor een raam tot ongeveer 140 cm; neem voor een breder raam de brede baan.',
    'Für Fenster bis etwa 140 cm; für breitere am besten die breite Bahn nehmen.',
    'Pour une fenêtre d’environ 140 cm ; au-delà, prenez le lé large.',
    'Right for a window up to about 140 cm; for a wider one take the wide panel.',
  ],
  [
    'Hang ze een handbreed boven het raam: het plafond lijkt hoger en het daglicht blijft.',
    'Eine Handbreit über dem Fenster aufgehängt wirkt die Decke höher, und das Tageslicht bleibt.',
    'Posés une main au-dessus de la fenêtre, ils rehaussent le plafond sans voler le jour.',
    'Hang them a hand above the window: the ceiling seems higher and the daylight stays.',
  ],
]

export const TABLE_USES: readonly Localized[] = [
  [
    'Onder servies van steengoed is de tafel al gedekt voordat er iets op staat.',
    'Unter Steinzeug ist der Tisch schon gedeckt, bevor etwas darauf steht.',
    'Sous une vaisselle de grès, la table est déjà dressée.',
    'Made for stoneware: the table looks laid before there is anything on it.',
  ],
  [
    'Een vlek rode wijn is na koud spoelen en een wasbeurt verdwenen.',
    'Ein Rotweinfleck ist nach kaltem Ausspülen und einer Wäsche verschwunden.',
    'Une tache de vin disparaît à l’eau froide puis en machine.',
    'A red wine stain is gone after a cold rinse and a wash.',
  ],
]

export const BATH_USES: readonly Localized[] = [
  [
    'Met een lus aan de lange kant, waar een haak hem ook echt vindt.',
    'Mit Aufhänger an der langen Seite, wo ihn ein Haken auch findet.',
    'Avec une bride sur le grand côté, là où un crochet la trouve.',
    'With a loop on the long side, where a hook can actually find it.',
  ],
  [
    'In dezelfde tinten geverfd als de rest van het badtextiel.',
    'In denselben Tönen gefärbt wie die übrigen Badtextilien.',
    'Teint dans les mêmes tons que le reste du linge de bain.',
    'Dyed in the same shades as the rest of the bath linen.',
  ],
]
