const subjects = [
  'The farmer',
  'A young learner',
  'Every river',
  'The old teacher',
  'Our barangay',
  'A green plant',
  'The moon',
  'The market',
]
const deeds = [
  'takes in water from the ground',
  'carries many things to the far town',
  'shows how energy moves from one form to another',
  'gives what the others need in the dry season',
  'changes slowly when the weather turns cold',
  'keeps a record of all that happened since 1898',
]
const reasons = [
  'because light and heat come from the sun',
  'so that nothing is lost on the way',
  'although it costs ₱1,250 and takes 3 hours',
  'while the wind blows from the sea, which is warm',
  'and that is why people have looked after it for a long time',
]

/** Scenes of about half a minute with so many words in all, no two sentences of a scene alike. */
export function spokenScenes(words: number): { id: string; text: string; pauseSeconds: number }[] {
  const scenes: { id: string; text: string; pauseSeconds: number }[] = []
  let left = words
  for (let at = 0; left > 0; at += 1) {
    const sentences = Array.from({ length: 4 }, (_, place) => {
      const turn = at * 4 + place
      return `${subjects[turn % subjects.length]} ${deeds[turn % deeds.length]} ${reasons[turn % reasons.length]}.`
    })
    const said = sentences.join(' ').split(' ').slice(0, left)
    scenes.push({ id: `${at}`, text: said.join(' '), pauseSeconds: 0 })
    left -= said.length
  }
  return scenes
}
