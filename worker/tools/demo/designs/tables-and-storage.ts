import type { LocalizedByName } from '../words/localized'

export const TABLES_AND_STORAGE: LocalizedByName = {
  'round-table': [
    'Een ronde tafel op één voet van staande latten: nergens een poot in de weg.',
    'Ein runder Tisch auf einem Fuß aus senkrechten Leisten: nirgends ein Bein im Weg.',
    'Une table ronde sur un pied central en lattes verticales : aucun pied ne gêne.',
    'A round table on a single foot of upright slats: never a leg in the way.',
  ],
  'dining-table': [
    'Een rechte eettafel met taps toelopende poten en een blad met licht afgeronde randen.',
    'Ein gerader Esstisch mit konischen Beinen und einer Platte mit leicht gerundeten Kanten.',
    'Une table rectangulaire aux pieds fuselés et au plateau à bords adoucis.',
    'A straight dining table with tapered legs and a top with softened edges.',
  ],
  'side-table': [
    'Een rond dienblad op een ranke steel: naast de bank of het bad, precies waar je hand naar zoekt.',
    'Ein rundes Tablett auf schlankem Stiel: neben Sofa oder Wanne, genau dort, wo die Hand hingreift.',
    'Un plateau rond sur une tige fine : près du canapé ou du bain, juste à portée de main.',
    'A round tray on a slim stem: beside the sofa or the bath, just where your hand reaches.',
  ],
  'coffee-table': [
    'Een lage tafel met een blad als een kiezel en drie stevige poten, zonder één scherpe hoek.',
    'Ein niedriger Tisch mit einer Platte wie ein Kiesel und kräftigen Beinen, ohne eine einzige scharfe Ecke.',
    'Une table basse au plateau galet et aux pieds massifs, sans un seul angle vif.',
    'A low table with a pebble-shaped top and sturdy legs, without a single sharp corner.',
  ],
  desk: [
    'Een schrijftafel met twee ondiepe lades onder het blad, op slanke zwarte poten.',
    'Ein Schreibtisch mit zwei flachen Schubladen unter der Platte, auf schlanken schwarzen Beinen.',
    'Un bureau à deux tiroirs plats sous le plateau, sur de fins pieds noirs.',
    'A writing desk with two shallow drawers under the top, on slim black legs.',
  ],
  sideboard: [
    'Een lage kast waarvan de deuren met fijne latten zijn bekleed, op korte schuine poten.',
    'Ein niedriger Schrank, dessen Türen mit feinen Leisten belegt sind, auf kurzen schrägen Füßen.',
    'Un buffet bas aux portes habillées de fines lattes, sur de courts pieds inclinés.',
    'A low cabinet with doors clad in fine slats, on short splayed legs.',
  ],
  bookshelf: [
    'Een hoge, open boekenkast met vijf vakken en een gesloten plint.',
    'Ein hohes, offenes Bücherregal mit fünf Fächern und geschlossenem Sockel.',
    'Une bibliothèque haute et ouverte, à cinq niveaux et socle plein.',
    'A tall, open bookcase with five compartments and a closed plinth.',
  ],
  'bedside-table': [
    'Een nachtkastje op poten, met een lade en een open vak eronder.',
    'Ein Nachttisch auf Beinen, mit einer Schublade und einem offenen Fach darunter.',
    'Un chevet sur pieds, avec un tiroir et une niche ouverte.',
    'A bedside table on legs, with a drawer and an open shelf below.',
  ],
  bed: [
    'Een gestoffeerd bed met een zacht hoofdbord om tegenaan te lezen en een slank frame.',
    'Ein Polsterbett mit weichem Kopfteil zum Anlehnen und schlankem Rahmen.',
    'Un lit rembourré, à la tête moelleuse où s’adosser pour lire, et au cadre fin.',
    'An upholstered bed with a soft headboard to lean against and a slim frame.',
  ],
}
