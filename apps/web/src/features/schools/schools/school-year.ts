const manilaMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: '2-digit',
})

/** School years open in June: 2026-2027 runs from June 2026 to May 2027. */
export function schoolYearAt(moment: Date): string {
  const [year = 0, month = 0] = manilaMonth.format(moment).split('-').map(Number)
  const first = month >= 6 ? year : year - 1
  return `${first}-${first + 1}`
}
