/** `-120`, as `Date.getTimezoneOffset` counts minutes, is `+02:00`; none is `Z`. */
export const formatOffset = (minutesBehind: number): string => {
  if (minutesBehind === 0) return 'Z'
  const minutes = Math.abs(minutesBehind)
  const twoDigits = (part: number) => String(Math.trunc(part)).padStart(2, '0')
  return `${minutesBehind > 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}
