import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** The key is read by public/colour-scheme.js before the first paint. */
export const colourSchemeKey = 'klasrum-colour-scheme'

export const theme = createTheme({
  colors: {
    pandan: [
      '#e8f3f0',
      '#d0e6e0',
      '#a6d0c5',
      '#7cc9b8',
      '#3f9585',
      '#1a7d6c',
      '#0f6b5c',
      '#0b574b',
      '#0b3f37',
      '#072c26',
    ],
    mango: [
      '#fef7e6',
      '#fdebc4',
      '#fadb97',
      '#f7c966',
      '#f4b73c',
      '#f2a71b',
      '#e09509',
      '#ad7000',
      '#7a4f00',
      '#2a1d02',
    ],
  },
  primaryColor: 'pandan',
  primaryShade: { light: 6, dark: 5 },
  black: '#1d2320',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--fs-xs)',
    sm: 'var(--fs-sm)',
    md: 'var(--fs-md)',
    lg: 'var(--fs-lg)',
    xl: 'var(--fs-xl)',
  },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: 'var(--weight-head)',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--fs-2xl)' },
      h2: { fontSize: 'var(--fs-xl)' },
      h3: { fontSize: 'var(--fs-lg)' },
    },
  },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s5)', xl: 'var(--s6)' },
  radius: {
    xs: 'var(--radius-inner)',
    sm: 'var(--radius)',
    md: 'var(--radius)',
    lg: 'var(--radius)',
    xl: 'var(--radius)',
  },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow)',
    lg: 'var(--shadow)',
    xl: 'var(--shadow)',
  },
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
  },
})

/** Mantine's own dimmed, placeholder, disabled and border colours fall below AA contrast. */
const readable = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-error': 'var(--harm)',
  '--mantine-color-anchor': 'var(--primary-ink)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: readable,
  dark: readable,
})
