import type { Visitor } from '../visitor.ts'

type Made = { id: number }
type Text = Record<string, string>

/** What somebody does with divisions, districts, schools and teachers beside the browser. */
export function placesFor(visitor: Visitor, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) =>
    (await visitor.ask(`/api/education/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })) as Made & Record<string, unknown>
  return {
    makeDivision: (wish: Text & { name: string; code: string }) =>
      post('divisions', { region: 'Region IV-A', ...wish }),
    makeDistrict: (division: Made, wish: Text & { name: string; code: string }) =>
      post('districts', { division_id: division.id, ...wish }),
    makeSchool: (of: { division: Made; district?: Made }, wish: Text & { name: string; code: string }) =>
      post('schools', {
        region: 'Region IV-A',
        school_year: '2026-2027',
        division_id: of.division.id,
        district_id: of.district?.id,
        ...wish,
      }),
    makeTeacher: (school_id: number, metadata_json: object, employee_no?: string) =>
      post('teachers', { school_id, employee_no, metadata_json }),
  }
}
