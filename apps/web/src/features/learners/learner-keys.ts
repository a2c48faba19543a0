import type { QueryClient } from '@tanstack/react-query'
import { loadClassAgain } from '../classes/door.ts'

/** Everything about learners, their transfers and the imports of rosters begins with this. */
export const learnersKey = 'learners'

/** A change on a roster shows in the class and in what a search finds. */
export async function loadRosterAgain(client: QueryClient, classId: number): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: [learnersKey] }), loadClassAgain(client, classId)])
}
