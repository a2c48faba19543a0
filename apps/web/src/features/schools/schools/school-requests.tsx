import { useState } from 'react'
import { counted, shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import css from './own-school.module.css'
import { RefuseRequest } from './refuse-request.tsx'
import { type ListedSchoolRequest, useSchoolRequests } from './request-queries.ts'
import { SchoolDetailsForm } from './school-form.tsx'

type Deciding = { how: 'approve' | 'refuse'; request: ListedSchoolRequest }

/** Schools that teachers ask for. Nothing at all while nobody does. */
export function SchoolRequests() {
  const { data = [] } = useSchoolRequests()
  const [deciding, setDeciding] = useState<Deciding>()
  const close = () => setDeciding(undefined)
  return (
    <>
      {data.length > 0 ? (
        <Card as="section" aria-labelledby="school-requests">
          <CardHead>
            <h2 id="school-requests">{counted(data.length, 'school')} asked for</h2>
          </CardHead>
          <ul className={css.requests}>
            {data.map((request) => (
              <li key={request.id}>
                <div>
                  <b>{request.name}</b>
                  <p>{aboutText(request)}</p>
                  {request.note ? <p>“{request.note}”</p> : null}
                </div>
                <div className={css.actions}>
                  <Button size="sm" kind="primary" onClick={() => setDeciding({ how: 'approve', request })}>
                    Add {request.name}
                  </Button>
                  <Button size="sm" onClick={() => setDeciding({ how: 'refuse', request })}>
                    Refuse
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {deciding?.how === 'approve' ? <SchoolDetailsForm request={deciding.request} onClose={close} /> : null}
      {deciding?.how === 'refuse' ? <RefuseRequest request={deciding.request} onClose={close} /> : null}
    </>
  )
}

const aboutText = ({
  school_code,
  place,
  division_name,
  asked_by,
  asked_by_email,
  created_at,
}: ListedSchoolRequest) =>
  [
    school_code && `School ID ${school_code}`,
    place,
    division_name,
    `${asked_by}, ${asked_by_email}`,
    shortDay(created_at),
  ]
    .filter(Boolean)
    .join(' · ')
