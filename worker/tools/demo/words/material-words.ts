import type { Localized } from './localized'

/** What a material is like to live with, by the options of the attribute `material`. */
export const MATERIAL_WORDS: Record<string, Localized> = {
  linen: [
    'Het linnen komt uit Normandië en is na het weven gewassen, zodat het meteen soepel valt.',
    'Das Leinen kommt aus der Normandie und ist nach dem Weben gewaschen, damit es gleich weich fällt.',
    'Le lin vient de Normandie ; il est lavé après tissage pour tomber tout de suite avec souplesse.',
    'The linen comes from Normandy and is washed after weaving, so that it drapes softly at once.',
  ],
  cotton: [
    'Het katoen is gekamd en voorgekrompen: wassen verandert er niets aan.',
    'Die Baumwolle ist gekämmt und vorgeschrumpft: Waschen ändert daran nichts.',
    'Le coton est peigné et prérétréci : après lavage, rien ne bouge.',
    'The cotton is combed and pre-shrunk: it comes out of the wash as it went in.',
  ],
  'organic-cotton': [
    'Biologisch katoen, geverfd zonder schadelijke stoffen en zacht vanaf de eerste dag.',
    'Bio-Baumwolle, ohne Schadstoffe gefärbt und weich vom ersten Tag an.',
    'Un coton biologique, teint sans substances nocives et doux dès le premier jour.',
    'Organic cotton, dyed without harmful substances and soft from the first day.',
  ],
  wool: [
    'Zuivere scheerwol: warm in de winter, van nature vuilafstotend het hele jaar.',
    'Reine Schurwolle: warm im Winter und das ganze Jahr von Natur aus schmutzabweisend.',
    'Une pure laine vierge, chaude en hiver et naturellement résistante aux taches.',
    'Pure new wool: warm in winter and naturally stain-resistant all year.',
  ],
  velvet: [
    'Het fluweel heeft een korte pool die met de hand van kleur verschiet.',
    'Der Samt hat einen kurzen Flor, der unter der Hand die Farbe wechselt.',
    'Le velours a un poil court qui change de nuance sous la main.',
    'The velvet has a short pile that changes shade under your hand.',
  ],
  boucle: [
    'De lusjes van het bouclé zijn vast geweven en blijven dus niet aan knopen haken.',
    'Die Schlingen des Bouclés sind fest gewebt und bleiben deshalb nicht an Knöpfen hängen.',
    'Les boucles du tissu sont serrées : elles ne s’accrochent pas aux boutons.',
    'The loops of the bouclé are tightly woven, so they do not catch on buttons.',
  ],
  jute: [
    'Jute is sterk, ademt en groeit in één zomer terug.',
    'Jute ist stark, atmet und wächst in einem Sommer nach.',
    'Le jute est solide, il respire et repousse en un été.',
    'Jute is strong, breathes and grows back in a single summer.',
  ],
  oak: [
    'Het eikenhout komt uit duurzaam beheerde bossen in Europa.',
    'Das Eichenholz stammt aus nachhaltig bewirtschafteten Wäldern in Europa.',
    'Le chêne provient de forêts européennes gérées durablement.',
    'The oak comes from sustainably managed forests in Europe.',
  ],
  walnut: [
    'Het walnoothout is massief en per stuk op tekening uitgezocht.',
    'Das Nussbaumholz ist massiv und Stück für Stück nach seiner Zeichnung ausgesucht.',
    'Le noyer est massif, choisi pièce par pièce pour son dessin.',
    'The walnut is solid, chosen piece by piece for its grain.',
  ],
  ash: [
    'Essenhout is licht, taai en goed te buigen.',
    'Eschenholz ist hell, zäh und lässt sich gut biegen.',
    'Le bois de frêne est clair, nerveux et se cintre bien.',
    'Ash is pale and tough, and it bends well.',
  ],
  metal: [
    'Het metaal is gepoedercoat, zodat krassen en vocht er geen vat op krijgen.',
    'Das Metall ist pulverbeschichtet, damit ihm Kratzer und Feuchtigkeit nichts anhaben.',
    'Le métal est thermolaqué : ni rayures ni humidité ne l’abîment.',
    'The metal is powder-coated, so scratches and damp do it no harm.',
  ],
  brass: [
    'Het messing is onbehandeld en krijgt een eigen patina.',
    'Das Messing ist unbehandelt und bekommt seine eigene Patina.',
    'Le laiton est brut et prendra sa propre patine.',
    'The brass is untreated and will take on a patina of its own.',
  ],
  glass: [
    'Het glas is dik genoeg om tegen een stootje te kunnen.',
    'Das Glas ist dick genug, um einen Stoß zu vertragen.',
    'Le verre est assez épais pour résister aux petits chocs.',
    'The glass is thick enough to take a knock.',
  ],
  ceramic: [
    'Gedraaid van steengoedklei en op 1.200 graden gebakken: hard, dicht en duurzaam.',
    'Aus Steinzeugton gedreht und bei 1.200 Grad gebrannt: hart, dicht und dauerhaft.',
    'La terre à grès est tournée à la main et cuite à 1 200 degrés : dure, dense et durable.',
    'Thrown in stoneware clay and fired at 1,200 degrees: hard, dense and lasting.',
  ],
  rattan: [
    'Rotan is licht en veerkrachtig, en kraakt alleen als het te droog staat.',
    'Rattan ist leicht und federnd und knarrt nur, wenn es zu trocken steht.',
    'Le rotin est léger et souple ; il ne craque que si l’air est trop sec.',
    'Rattan is light and springy, and only creaks when the air is too dry.',
  ],
  paper: [
    'Het papier is zwaar, zuurvrij en vergeelt niet.',
    'Das Papier ist schwer, säurefrei und vergilbt nicht.',
    'Le papier est épais, sans acide, et ne jaunit pas.',
    'The paper is heavy and acid-free, and does not yellow.',
  ],
  'non-woven': [
    'Het vlies krimpt niet en overbrugt haarscheurtjes in de muur.',
    'Das Vlies schrumpft nicht und überbrückt Haarrisse in der Wand.',
    'L’intissé ne rétrécit pas et couvre les microfissures du mur.',
    'The non-woven backing does not shrink and bridges hairline cracks in the wall.',
  ],
  polyester: [
    'Het garen is gemaakt van gerecyclede flessen en is kleurecht, ook in de volle zon.',
    'Das Garn besteht aus recycelten Flaschen und bleibt auch in der prallen Sonne farbecht.',
    'Le fil est issu de bouteilles recyclées ; sa couleur tient même en plein soleil.',
    'The yarn is made from recycled bottles and keeps its colour even in full sun.',
  ],
  seagrass: [
    'Zeegras is met de hand gevlochten en ruikt de eerste weken nog naar hooi.',
    'Seegras wird von Hand geflochten und duftet in den ersten Wochen noch nach Heu.',
    'Le jonc de mer est tressé à la main et sent encore le foin les premières semaines.',
    'Seagrass is woven by hand and smells of hay for the first few weeks.',
  ],
  down: [
    'Gevuld met dons van Europese eenden, gewassen bij 100 graden en geschikt bij huisstofmijtallergie.',
    'Gefüllt mit Daunen europäischer Enten, bei 100 Grad gewaschen und für Hausstauballergiker geeignet.',
    'Garni de duvet de canard européen, lavé à 100 degrés et adapté aux allergies aux acariens.',
    'Filled with down from European ducks, washed at 100 degrees and suitable for people with a dust mite allergy.',
  ],
  latex: [
    'Natuurlatex veert punt voor punt mee en ventileert de hele nacht.',
    'Naturlatex federt Punkt für Punkt mit und lüftet die ganze Nacht.',
    'Le latex naturel soutient point par point et respire toute la nuit.',
    'Natural latex yields exactly where you press and breathes all night.',
  ],
  wood: [
    'Het hout is massief en komt uit duurzaam beheerde bossen in Europa.',
    'Das Holz ist massiv und stammt aus nachhaltig bewirtschafteten Wäldern in Europa.',
    'Le bois est massif et provient de forêts européennes gérées durablement.',
    'The wood is solid and comes from sustainably managed forests in Europe.',
  ],
}
