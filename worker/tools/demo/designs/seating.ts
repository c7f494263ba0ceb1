import type { LocalizedByName } from '../words/localized'

export const SEATING: LocalizedByName = {
  armchair: [
    'Een ronde fauteuil in zachte lusjesstof, met een los zitkussen en schuine houten poten.',
    'Ein runder Sessel in weichem Schlingenstoff, mit losem Sitzkissen und schrägen Holzfüßen.',
    'Un fauteuil tout en rondeurs, en tissu bouclé, avec coussin d’assise amovible et pieds de bois inclinés.',
    'A rounded armchair in soft looped fabric, with a loose seat cushion and splayed wooden legs.',
  ],
  sofa: [
    'Een bank met drie brede zitkussens, afgeronde armleuningen en slanke poten waar licht onderdoor valt.',
    'Ein Sofa mit breiten Sitzkissen, abgerundeten Armlehnen und schlanken Füßen, unter denen Licht hindurchfällt.',
    'Un canapé aux larges coussins, aux accoudoirs arrondis et aux pieds fins qui laissent passer la lumière.',
    'A sofa with wide seat cushions, rounded arms and slender legs that let the light through underneath.',
  ],
  'tub-chair': [
    'Een kuipstoel met een rug die in één boog overgaat in de armleuningen, op dunne zwarte poten.',
    'Ein Schalensessel, dessen Lehne in einem Bogen in die Armlehnen übergeht, auf schlanken schwarzen Beinen.',
    'Un fauteuil coque dont le dossier rejoint les accoudoirs d’une seule courbe, sur de fins pieds noirs.',
    'A tub chair whose back runs into the arms in a single curve, on thin black legs.',
  ],
  'rocking-chair': [
    'Een schommelstoel met een hoge rug van spijlen, twee losse kussens en gebogen schommellatten.',
    'Ein Schaukelstuhl mit hoher Sprossenlehne, zwei losen Kissen und gebogenen Kufen.',
    'Un fauteuil à bascule au haut dossier à barreaux, avec deux coussins amovibles et des patins cintrés.',
    'A rocking chair with a high spindle back, two loose cushions and bent rockers.',
  ],
  'round-chair': [
    'Een lage fauteuil zonder armleuningen: een diepe ronde zit en een ronde rug, meer is het niet.',
    'Ein niedriger Sessel ohne Armlehnen: ein tiefer runder Sitz und eine runde Lehne, mehr nicht.',
    'Un fauteuil bas sans accoudoirs : une assise ronde et profonde, un dossier rond, rien de plus.',
    'A low chair without arms: a deep round seat and a round back, and nothing else.',
  ],
  'shell-chair': [
    'Een fluwelen stoel met een rug als een schelp, in negen banen gestikt, op dunne zwarte poten.',
    'Ein Samtsessel mit einer Lehne wie eine Muschel, in neun Bahnen gesteppt, auf schlanken schwarzen Beinen.',
    'Un fauteuil de velours au dossier coquillage, surpiqué en neuf côtes, sur de fins pieds noirs.',
    'A velvet chair with a back like a shell, stitched in nine channels, on thin black legs.',
  ],
  'dining-chair': [
    'Een houten stoel met vier spijlen, een brede hoofdregel en een gestoffeerde zitting.',
    'Ein Holzstuhl mit vier Sprossen, breiter Kopflehne und gepolstertem Sitz.',
    'Une chaise en bois à quatre barreaux, au dosseret large et à l’assise rembourrée.',
    'A wooden chair with four spindles, a broad top rail and a padded seat.',
  ],
  'bar-stool': [
    'Een hoge kruk met gedraaide poten, een licht uitgeholde zitting en een voetensteun van messing.',
    'Ein hoher Hocker mit gedrechselten Beinen, leicht gemuldetem Sitz und Fußring aus Messing.',
    'Un tabouret haut aux pieds tournés, à l’assise légèrement creusée, avec repose-pieds en laiton.',
    'A tall stool with turned legs, a slightly dished seat and a brass footrest.',
  ],
  bench: [
    'Een smalle bank voor hal of voeteneind, met een gestoffeerde zitting op een open houten frame.',
    'Eine schmale Bank für Flur oder Fußende, mit gepolstertem Sitz auf offenem Holzgestell.',
    'Un banc étroit pour l’entrée ou le bout du lit, à l’assise rembourrée sur un piètement de bois ajouré.',
    'A narrow bench for the hall or the foot of the bed, with a padded seat on an open wooden frame.',
  ],
  pouf: [
    'Een ronde poef met gebreide hoes, stevig gevuld zodat hij zijn vorm houdt.',
    'Ein runder Pouf mit Strickbezug, fest gefüllt, damit er seine Form behält.',
    'Un pouf rond en tricot, assez ferme pour garder sa forme.',
    'A round pouf with a knitted cover, filled firmly so that it keeps its shape.',
  ],
}
