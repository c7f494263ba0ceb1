import type { Department } from './category-spec'

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
        'From a compact two-seater to a generous corner sofa. Every cover comes off and comes in several colours.',
      ],
      model: 'sofa',
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
    },
    tables: {
      name: ['Tafels', 'Tische', 'Tables', 'Tables'],
      text: [
        'Eettafels, salontafels en bijzettafels van massief hout, in drie tinten geolied.',
        'Esstische, Couchtische und Beistelltische aus Massivholz, in drei Tönen geölt.',
        'Tables à manger, tables basses et tables d’appoint en bois massif, huilées dans trois teintes.',
        'Dining, coffee and side tables in solid wood, oiled in three shades.',
      ],
      model: 'dining-table',
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
    },
  },
}
