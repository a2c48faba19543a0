import type { ListedStudent } from '@klasrum/contract/learners'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { learnersKey } from '../learner-keys.ts'

export const mostFound = 200

export type WantedStudents = { schoolId: number; text: string; gender: '' | ListedStudent['gender'] }

/** Learners of the school: those that the words find, or the first ones by name. */
export const useFoundStudents = ({ schoolId, text, gender }: WantedStudents) =>
  useQuery({
    queryKey: [learnersKey, 'found', { schoolId, text, gender }],
    queryFn: ({ signal }) => {
      const query = { school_id: schoolId, gender: gender || undefined, limit: mostFound }
      return text
        ? call('GET /api/education/students/search', { query: { ...query, q: text } }, { signal })
        : call('GET /api/education/students', { query }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The learner of the school who has exactly this number. */
export async function findByNumber(schoolId: number, number: string): Promise<ListedStudent | undefined> {
  const found = await call('GET /api/education/students/search', {
    query: { school_id: schoolId, q: number },
  })
  return found.find(({ external_student_id: id }) => id.toLowerCase() === number.trim().toLowerCase())
}
