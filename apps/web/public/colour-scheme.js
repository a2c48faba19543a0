// Runs before the first paint so that a dark page never flashes white. The key is that of src/ui/theme.ts.
;(() => {
  let chosen = null
  let token = null
  try {
    chosen = localStorage.getItem('klasrum-colour-scheme')
    token = localStorage.getItem('token')
  } catch {}
  // Who is signed in is sent on: the form of the sign-in must not show up on the way.
  if (token) document.documentElement.setAttribute('data-signed-in', '')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
