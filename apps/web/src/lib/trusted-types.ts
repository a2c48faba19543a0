type Policy = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

const browser: Window & { trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown } } =
  window

const isFromHere = (address: string) => new URL(address, location.href).origin === location.origin

/* Style sheets reach the page as text of a <style> element, and workers by their address. Nothing else may:
   a null answer makes the browser refuse the assignment, and without createScript no text ever runs as code. */
browser.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (address) => (isFromHere(address) ? address : null),
})
