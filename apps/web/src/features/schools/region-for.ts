type Division = { id: number; region: string }
type Fields = { division_id: string; region: string }

const regionOf = (divisions: readonly Division[], id: string): string =>
  divisions.find((division) => String(division.id) === id)?.region ?? ''

/** The region follows the division unless another one was typed. */
export function regionFor(fields: Fields, next: string, divisions: readonly Division[]): string {
  const typed = fields.region.trim()
  const isFollowing = !typed || typed === regionOf(divisions, fields.division_id)
  return isFollowing ? regionOf(divisions, next) || fields.region : fields.region
}
