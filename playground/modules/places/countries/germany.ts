import type { Country } from '../country.ts'

export const germany: Country = {
  id: 'DE',
  label: 'Germany',
  divisionLabel: 'State',
  postalCode: { pattern: '^[0-9]{5}$', example: '10115' },
  divisions: {
    'DE-BW': ['Baden-Württemberg', ['Freiburg', 'Heidelberg', 'Karlsruhe', 'Stuttgart']],
    'DE-BY': ['Bavaria', ['Augsburg', 'Munich', 'Nuremberg', 'Regensburg']],
    'DE-BE': ['Berlin', ['Berlin']],
    'DE-BB': ['Brandenburg', ['Cottbus', 'Potsdam']],
    'DE-HB': ['Bremen', ['Bremen', 'Bremerhaven']],
    'DE-HH': ['Hamburg', ['Hamburg']],
    'DE-HE': ['Hesse', ['Darmstadt', 'Frankfurt am Main', 'Kassel', 'Wiesbaden']],
    'DE-MV': ['Mecklenburg-Western Pomerania', ['Rostock', 'Schwerin', 'Stralsund']],
    'DE-NI': ['Lower Saxony', ['Braunschweig', 'Göttingen', 'Hanover', 'Oldenburg']],
    'DE-NW': ['North Rhine-Westphalia', ['Bonn', 'Cologne', 'Dortmund', 'Düsseldorf', 'Essen']],
    'DE-RP': ['Rhineland-Palatinate', ['Koblenz', 'Mainz', 'Trier']],
    'DE-SL': ['Saarland', ['Neunkirchen', 'Saarbrücken']],
    'DE-SN': ['Saxony', ['Chemnitz', 'Dresden', 'Leipzig']],
    'DE-ST': ['Saxony-Anhalt', ['Halle', 'Magdeburg']],
    'DE-SH': ['Schleswig-Holstein', ['Flensburg', 'Kiel', 'Lübeck']],
    'DE-TH': ['Thuringia', ['Erfurt', 'Jena', 'Weimar']],
  },
}
