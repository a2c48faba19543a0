import { useMantineColorScheme } from '@mantine/core'
import { Card, CardHead } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './account.module.css'

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the device' },
] as const

export function ColourScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card as="section" aria-labelledby="appearance">
      <CardHead>
        <h2 id="appearance">Appearance</h2>
      </CardHead>
      <div className={css.form}>
        <p className={css.note}>Kept on this device until you sign out.</p>
        <Segmented
          label="Colour scheme"
          block
          value={colorScheme}
          onChange={setColorScheme}
          options={choices}
        />
      </div>
    </Card>
  )
}
