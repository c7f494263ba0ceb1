import { type Rated, type Saying, sayings } from '../saying'
import { ANY_TITLES } from './any-titles'

/** Over reviews of several things that are bought together. */
export const SET_TITLES: Rated<Saying> = {
  5: [
    ...sayings([
      ['Alles past bij elkaar', 'Alles passt zusammen', 'Tout va ensemble', 'It all goes together'],
      ['In één keer klaar', 'Mit einem Kauf fertig', 'Tout en une fois', 'All done in one go'],
      [
        'Mooi samengesteld',
        'Schön zusammengestellt',
        'Un ensemble bien pensé',
        'Well put together',
      ],
      [
        'Samen nog mooier',
        'Zusammen noch schöner',
        'Encore plus beau ensemble',
        'Even nicer together',
      ],
    ]),
    ...ANY_TITLES[5],
  ],
  4: [
    ...sayings([
      ['Mooie set', 'Schönes Set', 'Un bel ensemble', 'A nice set'],
      ['Handig bij elkaar', 'Praktisch zusammen', 'Pratique, tout ensemble', 'Handy all together'],
    ]),
    ...ANY_TITLES[4],
  ],
  3: ANY_TITLES[3],
}
