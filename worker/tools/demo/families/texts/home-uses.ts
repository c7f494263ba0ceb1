import type { Localized } from '../../words/localized'

export const SEAT_USES: readonly Localized[] = [
  [
    'Mail ons voor gratis stofstalen en leg ze een dag in je eigen licht.',
    'Schreib uns für kostenlose Stoffmuster und leg sie einen Tag in dein eigenes Licht.',
    'Écrivez-nous pour recevoir des échantillons gratuits et laissez-les une journée dans votre lumière.',
    'Write to us for free fabric samples and leave them in your own light for a day.',
  ],
  [
    'Staat ook midden in de kamer goed: de achterkant is net zo netjes als de voorkant.',
    'Steht auch mitten im Raum gut: Die Rückseite ist so schön wie die Vorderseite.',
    'À placer aussi au milieu de la pièce : le dos est aussi soigné que la face.',
    'Looks good in the middle of a room, too: the back is as neat as the front.',
  ],
  [
    'De vulling is van gerecycled schuim met een laag wol, zodat hij ademt en zijn vorm houdt.',
    'Die Füllung ist aus recyceltem Schaum mit einer Lage Wolle: Sie atmet und bleibt in Form.',
    'Le garnissage associe mousse recyclée et laine : il respire et garde sa forme.',
    'The filling is recycled foam with a layer of wool, so that it breathes and keeps its shape.',
  ],
]

export const WOOD_USES: readonly Localized[] = [
  [
    'In een werkplaats in Friesland gemaakt, waar elk stuk door één paar handen gaat.',
    'In einer Werkstatt in Friesland gefertigt, in der jedes Stück durch ein Paar Hände geht.',
    'Fabrication dans un atelier de Frise, où chaque pièce passe entre les mains d’une seule personne.',
    'Made in a workshop in Friesland, where each piece passes through one pair of hands.',
  ],
  [
    'Een kras schuur je eruit en olie je bij: zo gaat het een leven mee, en nog een.',
    'Einen Kratzer schleift man aus und ölt nach: So hält es ein Leben lang und noch eines.',
    'Une rayure se ponce et se rehuile : de quoi traverser une vie, puis une autre.',
    'Sand out a scratch and oil it again: that way it lasts a lifetime, and then another.',
  ],
  [
    'Komt in één stuk of met vier bouten, en in beide gevallen met de juiste sleutel.',
    'Kommt am Stück oder mit vier Schrauben, in jedem Fall mit dem passenden Schlüssel.',
    'Livraison d’une pièce ou avec quatre vis, et toujours avec la bonne clé.',
    'Comes in one piece or with four bolts, and always with the right spanner.',
  ],
]

export const BED_FRAME_USES: readonly Localized[] = [
  [
    'Lattenbodem en matras koop je erbij, of je stelt alles samen met Bed naar wens.',
    'Lattenrost und Matratze kommen dazu, oder du stellst alles mit Bett nach Wahl zusammen.',
    'Sommier et matelas s’ajoutent à part, ou se choisissent ensemble avec le Lit à composer.',
    'Base and mattress are sold separately, or choose everything together with Build your own bed.',
  ],
  [
    'Onder het frame blijft 22 cm vrij: genoeg voor boxen, dozen en de robotstofzuiger.',
    'Unter dem Rahmen bleiben 22 cm frei: genug für Boxen und den Saugroboter.',
    'Il reste 22 cm sous le cadre : assez pour des boîtes et le robot aspirateur.',
    'There is 22 cm of space under the frame: enough for boxes and the robot vacuum cleaner.',
  ],
]

export const TABLEWARE_USES: readonly Localized[] = [
  [
    'Kan in de oven tot 200 graden, in de magnetron en in de vaatwasser.',
    'Backofenfest bis 200 Grad, für Mikrowelle und Spülmaschine geeignet.',
    'Passe au four jusqu’à 200 degrés, au micro-ondes et au lave-vaisselle.',
    'Goes in the oven up to 200 degrees, in the microwave and in the dishwasher.',
  ],
  [
    'Elk stuk is met de hand geglazuurd, dus geen twee zijn precies gelijk.',
    'Jedes Stück ist von Hand glasiert, keines gleicht genau dem anderen.',
    'Chaque pièce est émaillée à la main : aucune n’est tout à fait pareille.',
    'Each piece is glazed by hand, so no two are quite the same.',
  ],
]

export const VASE_USES: readonly Localized[] = [
  [
    'Ook leeg een mooi ding, op een plank of in de vensterbank.',
    'Auch leer ein schönes Stück, auf dem Regal oder am Fenster.',
    'Un bel objet même vide, sur une étagère ou un rebord de fenêtre.',
    'A handsome thing even when empty, on a shelf or a window sill.',
  ],
  [
    'De binnenkant is geglazuurd en laat geen druppel door.',
    'Innen glasiert, lässt keinen Tropfen durch.',
    'L’intérieur est émaillé et ne laisse pas passer une goutte.',
    'The inside is glazed and does not let a drop through.',
  ],
  [
    'Zet er twee van verschillende hoogte naast elkaar, dan gaan ze een gesprek aan.',
    'Zwei in verschiedener Höhe nebeneinander, und sie beginnen ein Gespräch.',
    'Posez-en deux de hauteurs différentes : ils se répondent.',
    'Put two of different heights side by side and they strike up a conversation.',
  ],
]

export const LAMP_USES: readonly Localized[] = [
  [
    'Kies een lamp van 2.700 kelvin en hooguit 8 watt: dat is avondlicht.',
    'Am besten mit einem Leuchtmittel von 2.700 Kelvin und höchstens 8 Watt: Das ist Abendlicht.',
    'Préférez une ampoule de 2 700 kelvins et 8 watts au plus : c’est la lumière du soir.',
    'Choose a bulb of 2,700 kelvin and 8 watts at most: that is evening light.',
  ],
  [
    'Het snoer is van textiel en zo lang dat niet het stopcontact bepaalt waar de lamp komt.',
    'Das Kabel ist mit Textil ummantelt und so lang, dass nicht die Steckdose bestimmt, wo sie steht.',
    'Le câble textile est assez long pour que la prise ne décide pas de tout.',
    'The cord is covered in fabric and long enough to hang it where you like.',
  ],
]

export const WALL_ART_USES: readonly Localized[] = [
  [
    'Mooi alleen boven een kast, of met drie formaten als groep.',
    'Schön allein über einem Schrank oder mit drei Formaten als Gruppe.',
    'Belle seule au-dessus d’un meuble, ou en groupe de trois formats.',
    'Good alone above a cabinet, or as a group of three sizes.',
  ],
  [
    'Achter acrylglas dat niet breekt en nauwelijks spiegelt.',
    'Hinter Acrylglas, das nicht bricht und kaum spiegelt.',
    'Sous un verre acrylique incassable, presque sans reflet.',
    'Behind acrylic glass that does not break and hardly reflects.',
  ],
]
