import type { LocalizedByName } from '../words/localized'
import { KIDS_TOPS_MOTIFS } from './kids-tops-motifs'

export const KIDS_MOTIFS: LocalizedByName = {
  ...KIDS_TOPS_MOTIFS,
  skirt: [
    'Een gerimpelde katoenen rok die uitwaaiert als je draait.',
    'Ein gekräuselter Baumwollrock, der beim Drehen schwingt.',
    'Une jupe froncée en coton qui s’envole quand on tourne.',
    'A gathered cotton skirt that fans out when you twirl.',
  ],
  'meadow-skirt': [
    'Een gerimpelde rok met veldbloemen.',
    'Ein gekräuselter Rock mit Wiesenblumen.',
    'Une jupe froncée à fleurs des champs.',
    'A gathered skirt with wild flowers.',
  ],
  'gingham-skirt': [
    'Een gerimpelde rok in boerenruit.',
    'Ein gekräuselter Rock in Vichykaro.',
    'Une jupe froncée en vichy.',
    'A gathered gingham skirt.',
  ],
  'striped-dungarees': [
    'Een gestreepte tuinbroek, zoals machinisten hem vroeger droegen.',
    'Eine gestreifte Latzhose, wie sie früher Lokführer trugen.',
    'Une salopette rayée, comme celle des mécaniciens d’autrefois.',
    'Striped dungarees like those engine drivers used to wear.',
  ],
  'gingham-trousers': [
    'Een geruite broek met een rechte pijp en steekzakken.',
    'Eine karierte Hose mit geradem Bein und Eingrifftaschen.',
    'Un pantalon à carreaux, coupe droite et poches biaisées.',
    'Checked trousers with a straight leg and slanted pockets.',
  ],
  'striped-trousers': [
    'Een gestreepte broek van licht katoen, wijd genoeg om in te klimmen.',
    'Eine gestreifte Hose aus leichter Baumwolle, weit genug zum Klettern.',
    'Un pantalon rayé en coton léger, assez ample pour grimper.',
    'Striped trousers in light cotton, roomy enough to climb in.',
  ],
  shorts: [
    'Een korte broek van katoen met elastiek en een koordje.',
    'Eine kurze Hose aus Baumwolle mit Gummizug und Kordel.',
    'Un short en coton à taille élastique et cordon.',
    'Cotton shorts with an elastic waist and a drawstring.',
  ],
  'striped-shorts': [
    'Een gestreepte korte broek, klaar voor het strand.',
    'Gestreifte Shorts, bereit für den Strand.',
    'Un short rayé, prêt pour la plage.',
    'Striped shorts, ready for the beach.',
  ],
  jacket: [
    'Een gewatteerde jas met een rits en een kraag van rib.',
    'Eine Steppjacke mit Reißverschluss und Rippkragen.',
    'Une veste matelassée à fermeture éclair et col en côtes.',
    'A quilted jacket with a zip and a ribbed collar.',
  ],
  raincoat: [
    'Een regenjas met capuchon en een klep over de sluiting.',
    'Eine Regenjacke mit Kapuze und Leiste über dem Verschluss.',
    'Un imperméable à capuche, à patte sur la fermeture.',
    'A raincoat with a hood and a flap over the fastening.',
  ],
  'striped-socks': [
    'Een paar sokken met ringen van boven tot onder.',
    'Ein Paar Socken mit Ringeln von oben bis unten.',
    'Une paire de chaussettes rayées de haut en bas.',
    'A pair of socks with hoops from top to bottom.',
  ],
  'bear-pyjamas': [
    'Een pyjama met kraag en knopen, vol slaperige beren.',
    'Ein Schlafanzug mit Kragen und Knöpfen, voller schläfriger Bären.',
    'Un pyjama boutonné à col, plein d’ours ensommeillés.',
    'Pyjamas with a collar and buttons, full of sleepy bears.',
  ],
  'fox-pyjamas': [
    'Een pyjama met kraag en knopen, waarop vossen hun staart om zich heen slaan.',
    'Ein Schlafanzug mit Kragen und Knöpfen, auf dem sich Füchse zusammenrollen.',
    'Un pyjama boutonné à col, où des renards se lovent dans leur queue.',
    'Pyjamas with a collar and buttons, on which foxes curl up in their tails.',
  ],
  'striped-pyjamas': [
    'Een gestreepte pyjama met kraag, zoals opa hem had.',
    'Ein gestreifter Schlafanzug mit Kragen, wie Opa einen hatte.',
    'Un pyjama rayé à col, comme celui de grand-père.',
    'Striped pyjamas with a collar, just like Grandpa’s.',
  ],
  'boat-pyjamas': [
    'Een pyjama met kraag en knopen en een vloot van kleine boten.',
    'Ein Schlafanzug mit Kragen und Knöpfen und einer Flotte kleiner Boote.',
    'Un pyjama boutonné à col, avec toute une flottille.',
    'Pyjamas with a collar and buttons and a fleet of little boats.',
  ],
  'heart-pyjamas': [
    'Een pyjama met kraag en knopen, bezaaid met kleine harten.',
    'Ein Schlafanzug mit Kragen und Knöpfen, übersät mit kleinen Herzen.',
    'Un pyjama boutonné à col, semé de petits cœurs.',
    'Pyjamas with a collar and buttons, sprinkled with small hearts.',
  ],
  'plain-pyjamas': [
    'Een effen pyjama met kraag, knopen en een borstzakje.',
    'Ein einfarbiger Schlafanzug mit Kragen, Knöpfen und Brusttasche.',
    'Un pyjama uni à col, boutons et petite poche.',
    'Plain pyjamas with a collar, buttons and a breast pocket.',
  ],
  romper: [
    'Een boxpakje met lange mouwen en knopen van hals tot teen.',
    'Ein Strampler mit langen Ärmeln und Knöpfen vom Hals bis zum Zeh.',
    'Une barboteuse à manches longues, boutonnée du cou aux pieds.',
    'A romper with long sleeves and buttons from neck to toe.',
  ],
  'star-romper': [
    'Een boxpakje met kleine sterren en knopen over de hele voorkant.',
    'Ein Strampler mit kleinen Sternen und durchgehender Knopfleiste.',
    'Une barboteuse à petites étoiles, boutonnée devant.',
    'A romper with small stars and buttons all down the front.',
  ],
  bib: [
    'Een dubbele slab met een biesje en een drukknoop in de nek.',
    'Ein doppeltes Lätzchen mit Paspel und Druckknopf im Nacken.',
    'Un bavoir doublé, bordé d’un biais et fermé par une pression.',
    'A double bib with a bound edge and a popper at the neck.',
  ],
}
