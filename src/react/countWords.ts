/** So many of something, in words; none of which nothing is said. */
export const count = (amount: number, noun: string, what: string): string[] =>
  amount === 0 ? [] : [`${grouped(amount)} ${noun}${amount === 1 ? '' : 's'} ${what}`]

/** `12345` as `12,345`. The first `toLocaleString` of a page takes as long as drawing a hundred rows. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
