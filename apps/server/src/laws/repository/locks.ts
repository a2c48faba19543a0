/** What a function that locks rows is called, by the strength of its lock: a caller sees it without opening the store. */
const names: Readonly<Record<string, RegExp>> = {
  'key share': /^share\w*Keys?$/,
  share: /^share(?!\w*Keys?$)/,
  'no key update': /^lock(?!\w*ForUpdate$)/,
  update: /^lock\w*ForUpdate$/,
}

const declared = /^(?:export )?(?:const|async function|function) (\w+)/

/** Locks of rows whose function does not say how strong they are. */
export function unnamedLocks(path: string, text: string): string[] {
  let name = ''
  return text.split('\n').flatMap((line, index) => {
    name = declared.exec(line)?.[1] ?? name
    const strength = /\.for\('([a-z ]+)'/.exec(line)?.[1]
    if (strength === undefined || names[strength]?.test(name)) return []
    return [`${path}:${index + 1} locks for ${strength} in ${name}, which does not say so`]
  })
}
