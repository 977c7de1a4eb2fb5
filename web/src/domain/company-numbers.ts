/** Tax numbers and bank accounts of companies by country. */

/** Local name and example of the company tax number by country. */
const taxNumbers: Partial<Record<string, { name: string; example: string }>> = {
  AE: { name: 'TRN', example: '100123456700003' },
  BD: { name: 'BIN', example: '000123456-0101' },
  BH: { name: 'VAT', example: '200012345600002' },
  DE: { name: 'USt-IdNr.', example: 'DE123456789' },
  DZ: { name: 'NIF', example: '000012345678901' },
  EG: { name: 'TRN', example: '123-456-789' },
  FR: { name: 'TVA', example: 'FR12345678901' },
  GB: { name: 'VAT', example: 'GB123456789' },
  ID: { name: 'NPWP', example: '0012345678901000' },
  IN: { name: 'GSTIN', example: '22AAAAA0000A1Z5' },
  MA: { name: 'ICE', example: '001234567000089' },
  MY: { name: 'TIN', example: 'C1234567890' },
  NG: { name: 'TIN', example: '12345678-0001' },
  NL: { name: 'BTW', example: 'NL123456789B01' },
  OM: { name: 'VATIN', example: 'OM1234567890' },
  PK: { name: 'NTN', example: '1234567-8' },
  TN: { name: 'MF', example: '1234567/A/B/M/000' },
  TR: { name: 'VKN', example: '1234567890' },
  US: { name: 'EIN', example: '12-3456789' },
  UZ: { name: 'STIR', example: '123456789' },
  ZA: { name: 'VAT', example: '4123456789' },
}

/** Name and example of a country's tax number; undefined if the country is not listed. */
export const findTaxNumberFormat = (country: string | null) => taxNumbers[country ?? '']

/** Countries in the ISO 13616 registry. */
const ibanCountries = new Set(
  (
    'AD AE AL AT AZ BA BE BG BH BI BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GI GL GR GT HN HR HU IE IL IQ IS IT ' +
    'JO KW KZ LB LC LI LT LU LV LY MC MD ME MK MN MR MT MU NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL ' +
    'TN TR UA VA VG XK YE'
  ).split(' '),
)

/** Whether banks in a country issue IBANs. */
export const hasIbans = (country: string): boolean => ibanCountries.has(country)
