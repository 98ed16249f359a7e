import type { Country } from '../country.ts'

export const netherlands: Country = {
  id: 'NL',
  label: 'Netherlands',
  divisionLabel: 'Province',
  postalCode: { pattern: '^[1-9][0-9]{3} [A-Z]{2}$', example: '1012 JS' },
  divisions: {
    'NL-DR': ['Drenthe', ['Assen', 'Emmen', 'Hoogeveen']],
    'NL-FL': ['Flevoland', ['Almere', 'Lelystad']],
    'NL-FR': ['Friesland', ['Drachten', 'Leeuwarden', 'Sneek']],
    'NL-GE': ['Gelderland', ['Apeldoorn', 'Arnhem', 'Nijmegen']],
    'NL-GR': ['Groningen', ['Delfzijl', 'Groningen']],
    'NL-LI': ['Limburg', ['Heerlen', 'Maastricht', 'Venlo']],
    'NL-NB': ['North Brabant', ['Breda', 'Eindhoven', 'Tilburg']],
    'NL-NH': ['North Holland', ['Alkmaar', 'Amsterdam', 'Haarlem']],
    'NL-OV': ['Overijssel', ['Deventer', 'Enschede', 'Zwolle']],
    'NL-UT': ['Utrecht', ['Amersfoort', 'Utrecht']],
    'NL-ZE': ['Zeeland', ['Middelburg', 'Vlissingen']],
    'NL-ZH': ['South Holland', ['Delft', 'Leiden', 'Rotterdam', 'The Hague']],
  },
}
