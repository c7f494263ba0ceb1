interface DayNames {
  /** Sunday first. */
  weekdays: readonly string[]
  months: readonly string[]
  /** How a day of this week or the next is written; dddd its weekday, the rest as in `dateFormat`. */
  nearDay: string
  /** The first day of a month, where it is not written as its number. */
  first?: string
}

const ENGLISH: DayNames = {
  weekdays: listed('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  months: listed(
    'January February March April May June July August September October November December',
  ),
  nearDay: 'dddd, D\u00a0MMMM',
}

const BY_LANGUAGE: Record<string, DayNames | undefined> = {
  nl: {
    weekdays: listed('zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'),
    months: listed(
      'januari februari maart april mei juni juli augustus september oktober november december',
    ),
    nearDay: 'dddd D\u00a0MMMM',
  },
  de: {
    weekdays: listed('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    months: listed(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    ),
    nearDay: 'dddd, D.\u00a0MMMM',
  },
  fr: {
    weekdays: listed('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    months: listed(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    nearDay: 'dddd D\u00a0MMMM',
    first: '1er',
  },
}

/** The names of days in the language of a locale such as `nl-NL`; English where it has none. */
export function dayNames(locale: string): DayNames {
  return BY_LANGUAGE[locale.slice(0, 2)] ?? ENGLISH
}

function listed(names: string): string[] {
  return names.split(' ')
}
