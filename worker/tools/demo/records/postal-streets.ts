import type { PostalStreetRecord } from '../../../../shared/contract/admin/shop-records'

type Street = readonly [
  postcode: string,
  street: string,
  first: number,
  last: number,
  lat: number,
  lng: number,
  additions?: string,
]
type City = readonly [city: string, province: string, streets: readonly Street[]]

const NETHERLANDS: readonly City[] = [
  [
    'Amsterdam',
    'Noord-Holland',
    [
      ['1012JS', 'Dam', 1, 27, 52.3731, 4.8926],
      ['1013KC', 'Haarlemmerdijk', 61, 129, 52.3818, 4.8862, 'A B H'],
      ['1015CJ', 'Keizersgracht', 62, 148, 52.3766, 4.8866, 'A B C'],
      ['1016DX', 'Prinsengracht', 239, 331, 52.3741, 4.8832, 'HS A 1 2 3'],
      ['1017BM', 'Herengracht', 395, 477, 52.3664, 4.8905],
      ['1054BV', 'Overtoom', 141, 239, 52.3616, 4.8695, 'HS 1 2 3'],
      ['1071BM', 'Paulus Potterstraat', 5, 40, 52.3588, 4.8814],
      ['1072LH', 'Ferdinand Bolstraat', 1, 99, 52.3569, 4.8909, 'H 1 2'],
      ['1093TW', 'Javastraat', 80, 168, 52.3636, 4.9391, 'A B 1 2 3'],
    ],
  ],
  [
    'Utrecht',
    'Utrecht',
    [
      ['3511AZ', 'Oudegracht', 139, 199, 52.0911, 5.1201, 'A BIS'],
      ['3511NR', 'Oudegracht', 200, 262, 52.0889, 5.1216, 'A B BIS'],
      ['3512JE', 'Domplein', 1, 29, 52.0908, 5.1214],
      ['3513AA', 'Amsterdamsestraatweg', 1, 59, 52.0975, 5.1089, 'BIS'],
      ['3582HR', 'Burgemeester Reigerstraat', 2, 82, 52.0908, 5.1352, 'A BIS'],
    ],
  ],
  [
    'Rotterdam',
    'Zuid-Holland',
    [
      ['3011AD', 'Coolsingel', 6, 139, 51.9226, 4.4799],
      ['3011JN', 'Meent', 60, 138, 51.9227, 4.4826, 'A B'],
      ['3012CN', 'Witte de Withstraat', 4, 94, 51.9156, 4.4776, 'A B C'],
      ['3021GN', 'Nieuwe Binnenweg', 300, 410, 51.9135, 4.4603, 'A B'],
      ['3072AP', 'Wilhelminakade', 1, 179, 51.9063, 4.4883],
    ],
  ],
  [
    'Den Haag',
    'Zuid-Holland',
    [
      ['2513AA', 'Binnenhof', 1, 23, 52.0798, 4.3126, 'A'],
      ['2511CA', 'Plein', 1, 24, 52.0803, 4.3151],
      ['2518JL', 'Prins Hendrikplein', 1, 18, 52.0801, 4.2896],
      ['2584CB', 'Keizerstraat', 1, 120, 52.1034, 4.2823, 'A'],
    ],
  ],
  [
    'Groningen',
    'Groningen',
    [
      ['9711JT', 'Folkingestraat', 1, 67, 53.2157, 6.5648, 'A'],
      ['9712HN', 'Grote Markt', 1, 41, 53.2189, 6.5674],
      ['9713EH', 'Nieuwe Ebbingestraat', 1, 141, 53.2236, 6.5685, 'A B'],
    ],
  ],
  [
    'Maastricht',
    'Limburg',
    [
      ['6211GD', 'Stokstraat', 1, 57, 50.8487, 5.6927, 'A'],
      ['6211LE', 'Vrijthof', 1, 58, 50.8489, 5.6886],
      ['6221BT', 'Wycker Brugstraat', 1, 66, 50.8497, 5.6972],
    ],
  ],
  [
    'Eindhoven',
    'Noord-Brabant',
    [
      ['5611EM', 'Stadhuisplein', 1, 10, 51.4366, 5.4782],
      ['5611EH', 'Kleine Berg', 1, 90, 51.4357, 5.4741, 'A'],
    ],
  ],
  [
    'Haarlem',
    'Noord-Holland',
    [
      ['2011RD', 'Grote Markt', 2, 33, 52.3813, 4.6361],
      ['2011TE', 'Kleine Houtstraat', 1, 138, 52.3784, 4.6351, 'A RD ZW'],
    ],
  ],
  [
    'Leiden',
    'Zuid-Holland',
    [
      ['2311GM', 'Rapenburg', 1, 131, 52.1575, 4.4852, 'A'],
      ['2312HH', 'Haarlemmerstraat', 1, 273, 52.1617, 4.4941],
    ],
  ],
  [
    'Nijmegen',
    'Gelderland',
    [
      ['6511LX', 'Lange Hezelstraat', 1, 116, 51.8472, 5.8618, 'A'],
      ['6511PP', 'Grote Markt', 1, 39, 51.8477, 5.8638],
    ],
  ],
  ['Zwolle', 'Overijssel', [['8011CV', 'Sassenstraat', 1, 77, 52.5116, 6.0926, 'A']]],
  ['Deventer', 'Overijssel', [['7411LJ', 'Walstraat', 1, 69, 52.2522, 6.1619]]],
  ['Middelburg', 'Zeeland', [['4331LT', 'Markt', 1, 65, 51.4985, 3.6103]]],
  ['Leeuwarden', 'Fryslân', [['8911KD', 'Nieuwestad', 1, 160, 53.2016, 5.7942]]],
  ['Breda', 'Noord-Brabant', [['4811XN', 'Grote Markt', 1, 60, 51.5886, 4.7757]]],
]

const BELGIUM: readonly City[] = [
  [
    'Antwerpen',
    'Antwerpen',
    [
      ['2000', 'Kloosterstraat', 1, 180, 51.2143, 4.3945],
      ['2000', 'Meir', 1, 146, 51.2181, 4.4098],
      ['2018', 'Lange Leemstraat', 1, 400, 51.2079, 4.4161],
    ],
  ],
  [
    'Gent',
    'Oost-Vlaanderen',
    [
      ['9000', 'Veldstraat', 1, 120, 51.0521, 3.7227],
      ['9000', 'Korenmarkt', 1, 40, 51.0545, 3.7219],
    ],
  ],
  [
    'Bruxelles',
    'Bruxelles',
    [
      ['1000', 'Rue Antoine Dansaert', 1, 210, 50.8514, 4.3458],
      ['1050', 'Chaussée d’Ixelles', 1, 400, 50.8331, 4.3658],
    ],
  ],
  ['Liège', 'Liège', [['4000', 'Rue Léopold', 1, 68, 50.6447, 5.5743]]],
]

const GERMANY: readonly City[] = [
  [
    'Berlin',
    'Berlin',
    [
      ['10117', 'Auguststraße', 1, 92, 52.5262, 13.3952],
      ['10435', 'Kastanienallee', 1, 103, 52.5388, 13.4101],
      ['10999', 'Oranienstraße', 1, 205, 52.5009, 13.4237],
    ],
  ],
  [
    'Hamburg',
    'Hamburg',
    [
      ['20357', 'Marktstraße', 1, 146, 53.5586, 9.9699],
      ['20095', 'Mönckebergstraße', 1, 31, 53.5512, 10.0004],
    ],
  ],
  [
    'München',
    'Bayern',
    [
      ['80331', 'Sendlinger Straße', 1, 64, 48.1347, 11.5683],
      ['80469', 'Reichenbachstraße', 1, 55, 48.1319, 11.5776],
    ],
  ],
  [
    'Köln',
    'Nordrhein-Westfalen',
    [
      ['50672', 'Ehrenstraße', 1, 110, 50.9388, 6.9421],
      ['50672', 'Flandrische Straße', 1, 20, 50.9384, 6.9391],
    ],
  ],
  ['Leipzig', 'Sachsen', [['04109', 'Barfußgäßchen', 1, 15, 51.3401, 12.3731]]],
]

const AUSTRIA: readonly City[] = [
  [
    'Wien',
    'Wien',
    [
      ['1070', 'Neubaugasse', 1, 86, 48.2015, 16.3489],
      ['1070', 'Lindengasse', 1, 65, 48.2003, 16.3509],
      ['1010', 'Graben', 1, 31, 48.2088, 16.3698],
    ],
  ],
  ['Graz', 'Steiermark', [['8010', 'Sporgasse', 1, 38, 47.0722, 15.4389]]],
]

const FRANCE: readonly City[] = [
  [
    'Paris',
    'Île-de-France',
    [
      ['75003', 'Rue Charlot', 1, 87, 48.8627, 2.3626],
      ['75004', 'Rue des Rosiers', 1, 58, 48.8572, 2.3596],
      ['75011', 'Rue Oberkampf', 1, 163, 48.8648, 2.3771],
    ],
  ],
  [
    'Lyon',
    'Auvergne-Rhône-Alpes',
    [
      ['69002', 'Rue Auguste Comte', 1, 70, 45.7554, 4.8292],
      ['69001', 'Rue de la République', 1, 30, 45.7664, 4.8361],
    ],
  ],
  ['Lille', 'Hauts-de-France', [['59800', 'Rue de la Monnaie', 1, 97, 50.6402, 3.0629]]],
  ['Bordeaux', 'Nouvelle-Aquitaine', [['33000', 'Cours de l’Intendance', 1, 65, 44.8421, -0.5777]]],
  ['Nantes', 'Pays de la Loire', [['44000', 'Rue Crébillon', 1, 26, 47.2131, -1.5617]]],
]

const COUNTRIES: Readonly<Record<string, readonly City[]>> = {
  nld: NETHERLANDS,
  bel: BELGIUM,
  deu: GERMANY,
  aut: AUSTRIA,
  fra: FRANCE,
}

/** Some streets of every country the shop delivers to, enough to try the lookup of addresses. */
export const POSTAL_STREETS: readonly PostalStreetRecord[] = Object.entries(COUNTRIES).flatMap(
  ([country, cities]) =>
    cities.flatMap(([city, province, streets]) =>
      streets.map(([postcode, street, firstNumber, lastNumber, lat, lng, additions = '']) => ({
        country,
        postcode,
        street,
        city,
        municipality: city,
        province,
        firstNumber,
        lastNumber,
        additions: additions.split(' ').filter((addition) => addition !== ''),
        lat,
        lng,
      })),
    ),
)
