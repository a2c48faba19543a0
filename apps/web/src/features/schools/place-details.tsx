import { IconHistory, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Detail, DetailList } from '../../ui/detail-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MailLink, PhoneLink } from './contact-links.tsx'

type PlaceDetailsProps = {
  kind: 'Division' | 'School'
  name: string
  /** Absent for those who may not change it. */
  onEdit?: () => void
  /** Who changed it, for those who may. */
  onHistory?: () => void
  onClose: () => void
  children: ReactNode
}

export const PlaceDetails = ({ kind, name, onEdit, onHistory, onClose, children }: PlaceDetailsProps) => (
  <Dialog
    open
    onClose={onClose}
    title={name}
    footer={
      <>
        <Button onClick={onClose}>Close</Button>
        {onHistory ? (
          <Button icon={<IconHistory />} onClick={onHistory}>
            Changes
          </Button>
        ) : null}
        {onEdit ? (
          <Button kind="primary" icon={<IconPencil />} onClick={onEdit}>
            Edit {kind}
          </Button>
        ) : null}
      </>
    }
  >
    {children}
  </Dialog>
)

type ContactListProps = { head: Detail; phone: string | null; email: string | null }

/** Who heads the place, and how to reach it. */
export const ContactList = ({ head, phone, email }: ContactListProps) => (
  <DetailList
    title="Contact"
    details={[
      head,
      { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
      { label: 'E-mail', value: email && <MailLink email={email} /> },
    ]}
  />
)
