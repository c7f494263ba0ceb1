import type { Localized } from '../words/localized'

/** What shoppers begin with, by department. */
export const OPENINGS: Readonly<Record<string, readonly Localized[]>> = {
  furniture: [
    [
      'Staat nu een maand in de woonkamer en iedereen begint erover.',
      'Steht seit einem Monat im Wohnzimmer, und jeder Besuch spricht uns darauf an.',
      'Dans notre salon depuis un mois, et tous nos invités nous en parlent.',
      'It has been in the living room for a month and every visitor mentions it.',
    ],
    [
      'Steviger dan ik voor deze prijs had verwacht.',
      'Stabiler, als ich es für diesen Preis erwartet hatte.',
      'Plus solide que ce que j’imaginais à ce prix.',
      'Sturdier than I expected at this price.',
    ],
    [
      'In elkaar gezet in een halfuur, alle schroeven zaten erbij.',
      'In einer halben Stunde aufgebaut, alle Schrauben waren dabei.',
      'Monté en une demi-heure, toutes les vis y étaient.',
      'Put together in half an hour, and every screw was there.',
    ],
    [
      'De maten kloppen precies met wat er staat, dus het paste meteen.',
      'Die Maße stimmen genau, es hat auf Anhieb gepasst.',
      'Les dimensions sont exactes, tout s’est ajusté du premier coup.',
      'The measurements are exact, so it fitted straight away.',
    ],
    [
      'Het hout heeft een mooie tekening en ruikt nog een beetje naar olie.',
      'Das Holz hat eine schöne Maserung und duftet noch leicht nach Öl.',
      'Le bois a de belles veines et sent encore un peu l’huile.',
      'The wood has a lovely grain and still smells faintly of oil.',
    ],
    [
      'We hebben er lang naar gezocht en zijn blij dat we hebben gewacht.',
      'Wir haben lange gesucht und sind froh, gewartet zu haben.',
      'Nous avons cherché longtemps et ne regrettons pas d’avoir attendu.',
      'We looked for a long time and are glad we waited.',
    ],
  ],
  decor: [
    [
      'Klein cadeau aan mezelf, en elke dag weer leuk om te zien.',
      'Ein kleines Geschenk an mich selbst, das mich jeden Tag freut.',
      'Un petit cadeau à moi-même, et chaque jour un plaisir.',
      'A small present to myself, and a pleasure every day.',
    ],
    [
      'Je ziet dat het met de hand is gemaakt: geen twee zijn gelijk.',
      'Man sieht die Handarbeit: Keine zwei sind gleich.',
      'On voit que c’est fait main : il n’y en a pas deux pareils.',
      'You can tell it is made by hand: no two are the same.',
    ],
    [
      'Geeft ’s avonds precies het licht en de rust die ik zocht.',
      'Gibt abends genau die Stimmung, die ich gesucht habe.',
      'Le soir, exactement l’ambiance que je cherchais.',
      'In the evening it gives exactly the mood I was after.',
    ],
    [
      'Mooi zwaar in de hand, voelt niet goedkoop.',
      'Liegt schwer in der Hand und wirkt nicht billig.',
      'Bien lourd en main, rien de bon marché.',
      'Pleasantly heavy, nothing cheap about it.',
    ],
    [
      'Past overal: eerst in de gang, nu op de eettafel.',
      'Passt überall: erst im Flur, jetzt auf dem Esstisch.',
      'Va partout : d’abord dans l’entrée, maintenant sur la table.',
      'Works anywhere: first in the hall, now on the table.',
    ],
    [
      'Als cadeau gegeven en daarna zelf ook besteld.',
      'Verschenkt und danach selbst bestellt.',
      'Offert, puis commandé pour moi aussi.',
      'Gave one as a present and then ordered one myself.',
    ],
  ],
  textiles: [
    [
      'Heerlijk zacht, ook na drie keer wassen.',
      'Herrlich weich, auch nach drei Wäschen.',
      'D’une douceur parfaite, même après trois lavages.',
      'Wonderfully soft, even after three washes.',
    ],
    [
      'De stof valt mooi en kreukt minder dan ik dacht.',
      'Der Stoff fällt schön und knittert weniger, als ich dachte.',
      'Le tissu tombe bien et se froisse moins que prévu.',
      'The fabric hangs well and creases less than I thought.',
    ],
    [
      'Maakt onze slaapkamer in één klap rustiger.',
      'Hat unser Schlafzimmer auf einen Schlag ruhiger gemacht.',
      'Notre chambre est tout de suite plus apaisée.',
      'It made our bedroom calmer at once.',
    ],
    [
      'Dikke kwaliteit, geen losse draadjes.',
      'Dichte Qualität, keine losen Fäden.',
      'Belle épaisseur, pas un fil qui dépasse.',
      'Good and dense, not a loose thread.',
    ],
    [
      'Ligt hier op de bank en de kat is er niet meer af te krijgen.',
      'Liegt auf dem Sofa, und die Katze geht nicht mehr herunter.',
      'Posé sur le canapé, et le chat ne le quitte plus.',
      'It lives on the sofa and the cat will not leave it.',
    ],
    [
      'De maat klopt en de afwerking is netjes.',
      'Die Größe stimmt, die Verarbeitung ist sauber.',
      'La taille est bonne et les finitions sont nettes.',
      'True to size and neatly finished.',
    ],
  ],
  wallpaper: [
    [
      'Ging er makkelijk op: lijm op de muur, baan erlangs, klaar.',
      'Ließ sich leicht kleben: Kleister an die Wand, Bahn daneben, fertig.',
      'Facile à poser : colle au mur, le lé à côté, terminé.',
      'Easy to hang: paste on the wall, next strip beside it, done.',
    ],
    [
      'De aansluiting van het patroon klopt op de millimeter.',
      'Der Rapport passt auf den Millimeter.',
      'Le raccord du motif tombe au millimètre près.',
      'The pattern matches to the millimetre.',
    ],
    [
      'Eén wand gedaan en de hele kamer is anders.',
      'Nur eine Wand, und der ganze Raum wirkt anders.',
      'Un seul mur, et toute la pièce a changé.',
      'Only one wall, and the whole room is different.',
    ],
    [
      'Stevig papier dat ook bij een tweede poging niet scheurt.',
      'Festes Papier, das auch beim zweiten Anlauf nicht reißt.',
      'Un papier solide qui ne se déchire pas au deuxième essai.',
      'Strong paper that survives a second attempt.',
    ],
    [
      'Eerst één baan een week laten hangen, dat raad ik iedereen aan.',
      'Erst eine Bahn zur Probe aufgehängt, das rate ich allen.',
      'J’ai d’abord fixé un lé pour essayer, je le conseille à tous.',
      'I pinned up a single strip first and would advise everyone to.',
    ],
    [
      'De rekenhulp gaf zes rollen aan en dat was precies genoeg.',
      'Der Rechner sagte sechs Rollen, und das war genau richtig.',
      'Le calculateur indiquait six rouleaux, exactement ce qu’il fallait.',
      'The calculator said six rolls, and six it was.',
    ],
  ],
  kidswear: [
    [
      'Mijn dochter wil niets anders meer aan.',
      'Meine Tochter will nichts anderes mehr anziehen.',
      'Ma fille ne veut plus porter autre chose.',
      'My daughter will not wear anything else.',
    ],
    [
      'Valt normaal van maat, we hebben gewoon de leeftijd aangehouden.',
      'Fällt normal aus, wir haben einfach nach Alter bestellt.',
      'Taille normalement, nous avons pris l’âge indiqué.',
      'True to size; we simply ordered by age.',
    ],
    [
      'Al tien keer gewassen en de kleur is nog als nieuw.',
      'Schon zehnmal gewaschen, und die Farbe ist wie neu.',
      'Déjà lavé dix fois et la couleur est comme neuve.',
      'Washed ten times and the colour is like new.',
    ],
    [
      'Zachte stof, nergens labels die kriebelen.',
      'Weicher Stoff, nirgends kratzende Etiketten.',
      'Tissu doux, aucune étiquette qui gratte.',
      'Soft fabric, and no labels that itch.',
    ],
    [
      'Overleeft het schoolplein, en dat zegt genoeg.',
      'Übersteht den Schulhof, das sagt alles.',
      'Résiste à la cour de récréation, c’est tout dire.',
      'It survives the playground, which says enough.',
    ],
    [
      'Doorgegeven aan het kleine broertje, nog steeds mooi.',
      'An den kleinen Bruder weitergegeben, immer noch schön.',
      'Transmis au petit frère, toujours aussi joli.',
      'Handed down to a little brother and still lovely.',
    ],
  ],
}
