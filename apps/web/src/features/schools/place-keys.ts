import type { QueryClient } from '@tanstack/react-query'

/** Everything about divisions, districts and schools begins with this. */
export const placeKey = 'places'

/** A change of one kind shows in the others: names, counts, the choices of a form. */
export const loadPlacesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [placeKey] })
