import type { Country } from '../country.ts'

export const australia: Country = {
  id: 'AU',
  label: 'Australia',
  divisionLabel: 'State or territory',
  postalCode: { pattern: '^[0-9]{4}$', example: '3000' },
  divisions: {
    'AU-ACT': ['Australian Capital Territory', ['Canberra']],
    'AU-NSW': ['New South Wales', ['Newcastle', 'Sydney', 'Wollongong']],
    'AU-NT': ['Northern Territory', ['Alice Springs', 'Darwin', 'Palmerston']],
    'AU-QLD': ['Queensland', ['Brisbane', 'Cairns', 'Gold Coast', 'Townsville']],
    'AU-SA': ['South Australia', ['Adelaide', 'Mount Gambier', 'Whyalla']],
    'AU-TAS': ['Tasmania', ['Devonport', 'Hobart', 'Launceston']],
    'AU-VIC': ['Victoria', ['Ballarat', 'Bendigo', 'Geelong', 'Melbourne']],
    'AU-WA': ['Western Australia', ['Bunbury', 'Fremantle', 'Perth']],
  },
}
