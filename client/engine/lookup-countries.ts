// Countries whose addresses can be looked up. The whole table of ISO 3166 would cost every checkout
// several kilobytes for the few countries that the stores deliver to.

/** A country by its two and by its three letters (ISO 3166), both upper case. */
export interface LookupCountry {
  iso2: string
  iso3: string
}

const ISO3: Readonly<Record<string, string>> = {
  AT: 'AUT',
  BE: 'BEL',
  BG: 'BGR',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IT: 'ITA',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  NO: 'NOR',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
}

/** Those of the given countries (two letters) that a lookup knows by three; the others are left out. */
export function toLookupCountries(codes: readonly string[]): LookupCountry[] {
  return codes.flatMap((iso2) => {
    const iso3 = ISO3[iso2]
    return iso3 ? [{ iso2, iso3 }] : []
  })
}
