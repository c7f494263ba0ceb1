import type { LocalizedByName } from '../words/localized'

export const SOFAS_AND_BEDS: LocalizedByName = {
  'curved-sofa': [
    'Een ronde bank met een rug die om de zitting heen loopt, mooi van alle kanten.',
    'Ein rundes Sofa, dessen Lehne um den Sitz herumläuft, von allen Seiten schön.',
    'Un canapé arrondi dont le dossier enveloppe l’assise, beau de tous les côtés.',
    'A round sofa with a back that goes around the seat, good to see from all sides.',
  ],
  'frame-sofa': [
    'Een open houten frame met spijlen, drie zitkussens en drie losse rugkussens.',
    'Ein offenes Holzgestell mit Stäben, drei Sitzkissen und drei losen Rückenkissen.',
    'Un cadre de bois ajouré à barreaux, trois coussins d’assise et trois de dossier.',
    'An open wooden frame with spindles, three seat cushions and three loose backs.',
  ],
  'high-arm-sofa': [
    'Een rechte tweezitter met armleuningen zo hoog als de rug, op slanke poten.',
    'Ein gerader Zweisitzer mit Armlehnen so hoch wie der Rücken, auf schlanken Füßen.',
    'Un deux places droit, aux accoudoirs aussi hauts que le dossier, sur pieds fins.',
    'A straight two-seater with arms as high as its back, on slim legs.',
  ],
  'low-sofa': [
    'Lage blokken die in een hoek staan en die je ook anders neerzet.',
    'Niedrige Blöcke, die in der Ecke stehen und sich umstellen lassen.',
    'Des blocs bas posés en angle, que l’on déplace à sa guise.',
    'Low blocks that stand in a corner and can be put together in other ways.',
  ],
  'channel-sofa': [
    'Een tweezitter met een rug van staande banen tussen twee ronde armleuningen.',
    'Ein Zweisitzer mit einer Lehne aus senkrechten Bahnen zwischen zwei runden Armlehnen.',
    'Un deux places au dossier à bandes verticales, entre deux accoudoirs ronds.',
    'A two-seater with a back of upright channels between two round arms.',
  ],
  'four-poster': [
    'Een hemelbed van massief hout met vier gedraaide stijlen, met of zonder doek erover.',
    'Ein Himmelbett aus Massivholz mit vier gedrechselten Pfosten, mit oder ohne Stoff darüber.',
    'Un lit à baldaquin en bois massif à quatre montants tournés, avec ou sans voilage.',
    'A four-poster in solid wood with turned posts, with or without a cloth over them.',
  ],
  'channel-bed': [
    'Een gestoffeerd bed met een hoofdbord van staande banen dat naar het midden oploopt.',
    'Ein Polsterbett mit einem Kopfteil aus senkrechten Bahnen, das zur Mitte ansteigt.',
    'Un lit tapissé à la tête de bandes verticales, plus haute en son milieu.',
    'An upholstered bed with a headboard of upright channels that rises to its middle.',
  ],
  'winged-bed': [
    'Een gestoffeerd bed met een hoog hoofdbord en twee oren tegen de tocht.',
    'Ein Polsterbett mit hohem Kopfteil und zwei Ohren gegen Zugluft.',
    'Un lit tapissé à haute tête et à deux oreilles contre les courants d’air.',
    'An upholstered bed with a high headboard and two wings against draughts.',
  ],
}
