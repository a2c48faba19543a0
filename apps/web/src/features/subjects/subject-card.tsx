import type { Subject } from '@klasrum/contract/subjects'
import { IconPencil, IconPoint, IconTable, IconTrash } from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { classText } from './subject-fields.ts'
import { SubjectForm } from './subject-form.tsx'
import css from './subjects.module.css'

type SubjectCardProps = {
  subject: Subject
  changeable: boolean
  editing: boolean
  onEdit: (open: boolean) => void
  onDelete: () => void
}

export function SubjectCard({ subject, changeable, editing, onEdit, onDelete }: SubjectCardProps) {
  return (
    <RecordCard
      title={subject.name}
      note={subject.code}
      actions={
        changeable ? (
          <>
            <IconButton
              label={`Edit ${subject.name}`}
              icon={<IconPencil />}
              size="sm"
              line
              aria-expanded={editing}
              onClick={() => onEdit(!editing)}
            />
            <IconButton label={`Delete ${subject.name}`} icon={<IconTrash />} size="sm" onClick={onDelete} />
          </>
        ) : undefined
      }
      badges={<UseBadge subject={subject} />}
      facts={[{ key: 'classes', icon: <IconTable />, label: 'Used by', text: classText(subject) }]}
    >
      {editing ? (
        <div className={css.editing}>
          <SubjectForm subject={subject} onClose={() => onEdit(false)} />
        </div>
      ) : subject.description ? (
        <p className={css.description}>{subject.description}</p>
      ) : null}
    </RecordCard>
  )
}

const UseBadge = ({ subject }: { subject: Subject }) =>
  subject.active_class_count > 0 ? (
    <span className={css.active}>Active</span>
  ) : (
    <Badge tone="plain" icon={<IconPoint />}>
      Unused
    </Badge>
  )
