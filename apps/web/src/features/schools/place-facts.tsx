import { IconMail, IconMap, IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const icons = {
  division: <IconMap />,
  place: <IconMapPin />,
  person: <IconUser />,
  phone: <IconPhone />,
  mail: <IconMail />,
}

type Line = [icon: keyof typeof icons, label: string, text: ReactNode]

/** The lines of a card; what is not on record has none. */
export const placeFactsOf = (lines: readonly Line[]) =>
  lines
    .filter(([, , text]) => text)
    .map(([icon, label, text]) => ({ key: label, icon: icons[icon], label, text }))
