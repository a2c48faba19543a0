import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './tokens.css'
import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { type ReactNode, useEffect } from 'react'
import { sessionNow, watchSession } from '../lib/session.ts'
import { colourSchemeKey, cssVariablesResolver, theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
setNonce(nonce)

const colorSchemeManager = localStorageColorSchemeManager({ key: colourSchemeKey })

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
      <SchemeOfSession />
      <Toasts />
    </MantineProvider>
  )
}

/** The colours that were chosen go with the session. */
function SchemeOfSession() {
  const { clearColorScheme } = useMantineColorScheme()
  useEffect(() => {
    const stop = watchSession(() => {
      if (sessionNow().state === 'out') clearColorScheme()
    })
    return () => void stop()
  }, [clearColorScheme])
  return null
}
