import type { Country } from '../country.ts'

export const canada: Country = {
  id: 'CA',
  label: 'Canada',
  divisionLabel: 'Province or territory',
  postalCode: { pattern: '^[A-CEGHJ-NPRSTVXY][0-9][A-CEGHJ-NPRSTV-Z] [0-9][A-CEGHJ-NPRSTV-Z][0-9]$', example: 'M5V 3L9' },
  divisions: {
    'CA-AB': ['Alberta', ['Calgary', 'Edmonton', 'Lethbridge', 'Red Deer']],
    'CA-BC': ['British Columbia', ['Kelowna', 'Surrey', 'Vancouver', 'Victoria']],
    'CA-MB': ['Manitoba', ['Brandon', 'Steinbach', 'Winnipeg']],
    'CA-NB': ['New Brunswick', ['Fredericton', 'Moncton', 'Saint John']],
    'CA-NL': ['Newfoundland and Labrador', ['Corner Brook', 'Mount Pearl', "St. John's"]],
    'CA-NT': ['Northwest Territories', ['Hay River', 'Inuvik', 'Yellowknife']],
    'CA-NS': ['Nova Scotia', ['Halifax', 'Sydney', 'Truro']],
    'CA-NU': ['Nunavut', ['Arviat', 'Iqaluit', 'Rankin Inlet']],
    'CA-ON': ['Ontario', ['Hamilton', 'London', 'Ottawa', 'Toronto']],
    'CA-PE': ['Prince Edward Island', ['Charlottetown', 'Summerside']],
    'CA-QC': ['Quebec', ['Gatineau', 'Laval', 'Montreal', 'Quebec City']],
    'CA-SK': ['Saskatchewan', ['Moose Jaw', 'Regina', 'Saskatoon']],
    'CA-YT': ['Yukon', ['Dawson City', 'Whitehorse']],
  },
}
