import { BED_PARTS } from './bed-parts'
import type { Department } from './category-spec'
import {
  ARMCHAIR_PARTS,
  CHAIR_PARTS,
  SOFA_PARTS,
  STORAGE_PARTS,
  TABLE_PARTS,
} from './furniture-parts'

export const FURNITURE: Department = {
  name: ['Meubels', 'Möbel', 'Meubles', 'Furniture'],
  text: [
    'Meubels die je niet na één seizoen zat bent: eerlijke materialen, rustige vormen en maten die in een echt huis passen.',
    'Möbel, an denen man sich nicht nach einer Saison sattgesehen hat: ehrliche Materialien, ruhige Formen und Maße, die in ein echtes Zuhause passen.',
    'Des meubles dont on ne se lasse pas au bout d’une saison : des matières honnêtes, des lignes calmes et des dimensions pensées pour de vrais intérieurs.',
    'Furniture you will not tire of after one season: honest materials, quiet shapes and sizes that fit a real home.',
  ],
  model: 'sofa',
  shelves: {
    sofas: {
      name: ['Banken', 'Sofas', 'Canapés', 'Sofas'],
      text: [
        'Van compacte tweezitter tot ruime hoekbank. Alle hoezen zijn afneembaar en in meerdere kleuren te kiezen.',
        'Vom kompakten Zweisitzer bis zum großzügigen Ecksofa. Alle Bezüge sind abnehmbar und in mehreren Farben erhältlich.',
        'Du petit deux places au grand canapé d’angle. Toutes les housses sont amovibles et proposées en plusieurs coloris.',
        'From a compact two-seater to a generous corner sofa. Every cover is removable and available in several colours.',
      ],
      model: 'sofa',
      advice: [
        'Meet de breedte van de deur en het trappenhuis voordat je bestelt, en leg met tape op de vloer af hoe groot de bank wordt. Een zitdiepte van 55 tot 60 cm is goed om rechtop te zitten, 65 cm en meer om te liggen.',
        'Miss vor der Bestellung Tür und Treppenhaus aus und klebe den Umriss des Sofas auf den Boden. Eine Sitztiefe von 55 bis 60 cm eignet sich zum aufrechten Sitzen, ab 65 cm zum Liegen.',
        'Mesurez la porte et la cage d’escalier avant de commander, et tracez au sol l’encombrement du canapé. Une assise de 55 à 60 cm de profondeur convient pour se tenir droit, 65 cm et plus pour s’allonger.',
        'Measure the door and the stairs before you order, and tape the outline of the sofa on the floor. A seat 55 to 60 cm deep is right for sitting up, 65 cm and more for lying down.',
      ],
      parts: SOFA_PARTS,
    },
    armchairs: {
      name: ['Fauteuils', 'Sessel', 'Fauteuils', 'Armchairs'],
      text: [
        'Een eigen plek bij het raam: fauteuils om in te lezen, te dutten en lang te blijven zitten.',
        'Ein eigener Platz am Fenster: Sessel zum Lesen, Dösen und Sitzenbleiben.',
        'Une place à soi près de la fenêtre : des fauteuils pour lire, somnoler et s’attarder.',
        'A place of your own by the window: chairs to read in, doze in and stay in.',
      ],
      model: 'armchair',
      advice: [
        'Zet een fauteuil schuin ten opzichte van de bank en geef hem een eigen lamp: dan wordt het een plek waar je gaat zitten. Reken op 80 cm ruimte ervoor voor je benen.',
        'Stell den Sessel schräg zum Sofa und gib ihm eine eigene Leuchte: So wird daraus ein Platz, an den man sich setzt. Rechne mit 80 cm Platz für die Beine.',
        'Placez le fauteuil de biais par rapport au canapé et donnez-lui sa propre lampe : il deviendra une vraie place. Comptez 80 cm devant pour les jambes.',
        'Set an armchair at an angle to the sofa and give it a lamp of its own, and it becomes a spot you want to sit in. Allow 80 cm in front of it for your legs.',
      ],
      parts: ARMCHAIR_PARTS,
    },
    chairs: {
      name: ['Stoelen', 'Stühle', 'Chaises', 'Chairs'],
      text: [
        'Eetkamerstoelen en krukken die ook na het dessert nog lekker zitten.',
        'Esszimmerstühle und Hocker, auf denen man auch nach dem Dessert noch gern sitzt.',
        'Des chaises et des tabourets où l’on reste volontiers après le dessert.',
        'Dining chairs and stools that are still comfortable after dessert.',
      ],
      model: 'dining-chair',
      advice: [
        'Tussen zitting en tafelblad hoort 27 tot 30 cm te zitten. Reken per stoel op 60 cm tafelrand, en op 75 cm tot de muur om op te kunnen staan.',
        'Zwischen Sitz und Tischplatte gehören 27 bis 30 cm. Rechne pro Stuhl mit 60 cm Tischkante und mit 75 cm bis zur Wand, um aufstehen zu können.',
        'Entre l’assise et le plateau, il faut 27 à 30 cm. Comptez 60 cm de table par chaise et 75 cm jusqu’au mur pour pouvoir se lever.',
        'There should be 27 to 30 cm between seat and table top. Allow 60 cm of table edge per chair, and 75 cm to the wall for getting up.',
      ],
      parts: CHAIR_PARTS,
    },
    tables: {
      name: ['Tafels', 'Tische', 'Tables', 'Tables'],
      text: [
        'Eettafels, salontafels en bijzettafels van massief hout, geolied in verschillende tinten.',
        'Esstische, Couchtische und Beistelltische aus Massivholz, in verschiedenen Tönen geölt.',
        'Tables à manger, tables basses et tables d’appoint en bois massif, huilées dans plusieurs teintes.',
        'Dining, coffee and side tables in solid wood, oiled in several shades.',
      ],
      model: 'dining-table',
      advice: [
        'Een eettafel van 180 cm is goed voor zes, een ronde van 120 cm voor vier. Een salontafel is ongeveer twee derde van de lengte van de bank en een paar centimeter lager dan de zitting.',
        'Ein Esstisch von 180 cm reicht für sechs, ein runder von 120 cm für vier. Ein Couchtisch misst etwa zwei Drittel der Sofalänge und ist ein paar Zentimeter niedriger als der Sitz.',
        'Une table de 180 cm convient à six personnes, une ronde de 120 cm à quatre. Une table basse mesure environ les deux tiers du canapé et quelques centimètres de moins que l’assise.',
        'A dining table of 180 cm seats six, a round one of 120 cm four. A coffee table is about two thirds the length of the sofa and a few centimetres lower than its seat.',
      ],
      parts: TABLE_PARTS,
    },
    storage: {
      name: ['Kasten', 'Schränke und Regale', 'Rangements', 'Storage'],
      text: [
        'Dressoirs, boekenkasten en nachtkastjes die opruimen bijna vanzelf laten gaan.',
        'Sideboards, Bücherregale und Nachttische, mit denen sich das Aufräumen fast von selbst erledigt.',
        'Buffets, bibliothèques et tables de chevet pour que tout trouve sa place.',
        'Sideboards, bookcases and bedside tables that make tidying up almost effortless.',
      ],
      model: 'sideboard',
      advice: [
        'Meet eerst wat erin moet: boeken vragen 25 cm diepte, servies 35, ordners 40. Hoge kasten zet je altijd vast aan de muur.',
        'Miss zuerst aus, was hinein soll: Bücher brauchen 25 cm Tiefe, Geschirr 35, Ordner 40. Hohe Möbel werden immer an der Wand befestigt.',
        'Mesurez d’abord ce que vous voulez ranger : 25 cm de profondeur pour les livres, 35 pour la vaisselle, 40 pour les classeurs. Fixez toujours les meubles hauts au mur.',
        'First measure what has to go in: books need 25 cm of depth, crockery 35, binders 40. Always fix tall pieces to the wall.',
      ],
      parts: STORAGE_PARTS,
    },
    beds: {
      name: ['Bedden', 'Betten', 'Lits', 'Beds'],
      text: [
        'Bedden van hout en stof, met bodem, matras en nachtkastje erbij.',
        'Betten aus Holz und Stoff, dazu Lattenrost, Matratze und Nachttisch.',
        'Des lits en bois ou en tissu, avec sommier, matelas et chevet.',
        'Beds in wood and fabric, with base, mattress and bedside table to match.',
      ],
      model: 'bed',
      advice: [
        'Een bed is minstens 20 cm langer dan de langste slaper. Laat 60 cm ruimte naast het bed, dan maak je het makkelijk op.',
        'Ein Bett ist mindestens 20 cm länger als die größte Person, die darin schläft. Lass neben dem Bett 60 cm Platz, um es bequem zu machen.',
        'Un lit doit dépasser d’au moins 20 cm la taille du plus grand dormeur. Gardez 60 cm de chaque côté pour le faire sans effort.',
        'A bed should be at least 20 cm longer than its tallest sleeper. Leave 60 cm beside it, so that it is easy to make.',
      ],
      parts: BED_PARTS,
    },
  },
}
