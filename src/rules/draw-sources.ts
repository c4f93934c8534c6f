/** What the sources of draws are called. */
export const sourceNames: Readonly<Record<string, string>> = {
  'ny-open-data': 'New York Open Data',
  'texas-lottery': 'Texas Lottery',
  'mega-millions': 'megamillions.com',
  'ny-lottery': 'New York Lottery',
  operator: 'The operator of this site',
};
