import type { Country } from '../country.ts'

export const austria: Country = {
  id: 'AT',
  label: 'Austria',
  divisionLabel: 'State',
  postalCode: { pattern: '^[0-9]{4}$', example: '1010' },
  divisions: {
    'AT-1': ['Burgenland', ['Eisenstadt', 'Neusiedl am See', 'Oberwart']],
    'AT-2': ['Carinthia', ['Klagenfurt', 'Spittal an der Drau', 'Villach']],
    'AT-3': ['Lower Austria', ['Krems an der Donau', 'St. Pölten', 'Wiener Neustadt']],
    'AT-4': ['Upper Austria', ['Linz', 'Steyr', 'Wels']],
    'AT-5': ['Salzburg', ['Hallein', 'Salzburg', 'Zell am See']],
    'AT-6': ['Styria', ['Graz', 'Kapfenberg', 'Leoben']],
    'AT-7': ['Tyrol', ['Innsbruck', 'Kufstein', 'Lienz']],
    'AT-8': ['Vorarlberg', ['Bregenz', 'Dornbirn', 'Feldkirch']],
    'AT-9': ['Vienna', ['Vienna']],
  },
}
