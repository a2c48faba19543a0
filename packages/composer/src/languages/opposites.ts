/** Words that can stand for each other's contrary, from "higher/lower larger/smaller". */
export const oppositesOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').flatMap((pair): [string, string][] => {
      const [one = '', other = ''] = pair.split('/')
      return [
        [one, other],
        [other, one],
      ]
    }),
  )
