// Runs before the first paint so that a dark page never flashes white. The key is that of src/ui/theme.ts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('klasrum-colour-scheme')
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
