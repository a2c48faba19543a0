import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { concernsOf } from './concerns.ts'
import { useHealth } from './queries.ts'

/** The worst that an admin should look into; nothing while all is well or nothing is known. */
export function HealthNotice() {
  const { data } = useHealth()
  const [worst] = data ? concernsOf(data, new Date()).filter(({ key }) => key !== 'points') : []
  if (worst?.tone !== 'harm') return null
  return (
    <Notice
      tone={worst.tone}
      title={worst.title}
      action={
        <ButtonLink size="sm" to="/admin/health">
          Open Health
        </ButtonLink>
      }
    >
      {worst.text}
    </Notice>
  )
}
