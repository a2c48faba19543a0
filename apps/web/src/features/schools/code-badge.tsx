import { IconHash } from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export const CodeBadge = ({ code }: { code: string }) => (
  <Badge tone="plain" icon={<IconHash />}>
    <VisuallyHidden>Code </VisuallyHidden>
    {code}
  </Badge>
)
