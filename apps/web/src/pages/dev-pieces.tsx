import { useMantineColorScheme } from '@mantine/core'
import { IconLayoutDashboard, IconLogout } from '@tabler/icons-react'
import { GalleryControls } from '../ui/gallery/controls.tsx'
import { Files } from '../ui/gallery/files.tsx'
import css from '../ui/gallery/gallery.module.css'
import { Lists } from '../ui/gallery/lists.tsx'
import { Messages } from '../ui/gallery/messages.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { Segmented } from '../ui/segmented.tsx'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const

/** Every piece of the design system in every state, for development only. */
export function DevPieces() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <PageFrame
      title="Pieces and states"
      back={{ to: '/', label: 'Back to the landing page' }}
      user={{ name: 'Maricel D. Santos', email: 'maricel.santos@mail.example', initials: 'MS' }}
      menu={[
        { label: 'Dashboard', icon: <IconLayoutDashboard />, to: '/dashboard' },
        { label: 'Sign out', icon: <IconLogout />, onClick: () => {} },
      ]}
    >
      <div className={css.stack}>
        <Segmented label="Colour scheme" value={colorScheme} onChange={setColorScheme} options={schemes} />
        <div className={css.kits}>
          <GalleryControls />
          <Messages />
          <Lists />
          <Files />
        </div>
      </div>
    </PageFrame>
  )
}
