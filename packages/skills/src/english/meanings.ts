/** A word, a word of the same meaning, one of the opposite meaning, two of other meanings, and a sentence with it. */
export type Meaning = readonly [
  word: string,
  same: string,
  opposite: string,
  other: string,
  further: string,
  sentence: string,
]

const meanings: readonly Meaning[] = [
  ['brave', 'courageous', 'cowardly', 'strong', 'loyal', 'The brave soldier saved the child.'],
  ['happy', 'glad', 'sad', 'busy', 'tired', 'The happy children sang all morning.'],
  ['huge', 'enormous', 'tiny', 'leafy', 'straight', 'A huge tree stands beside the church.'],
  ['rich', 'wealthy', 'poor', 'famous', 'kind', 'The rich merchant shared his food.'],
  ['quick', 'fast', 'slow', 'early', 'light', 'We had a quick lunch at the canteen.'],
  ['begin', 'start', 'end', 'continue', 'improve', 'The classes begin in June.'],
  ['hard', 'difficult', 'easy', 'important', 'long', 'The last question in the test was hard.'],
  ['clever', 'smart', 'foolish', 'friendly', 'playful', 'The clever turtle tricked the monkey.'],
  ['ancient', 'old', 'modern', 'crowded', 'famous', 'We visited an ancient church in Vigan.'],
  ['silent', 'quiet', 'noisy', 'dark', 'empty', 'The library was silent in the afternoon.'],
  ['angry', 'mad', 'calm', 'sad', 'tired', 'The angry man shouted at the driver.'],
  ['repair', 'fix', 'destroy', 'move', 'paint', 'Father will repair the broken chair.'],
  ['accept', 'receive', 'refuse', 'announce', 'deserve', 'Ana will accept the award tonight.'],
  ['scared', 'afraid', 'fearless', 'lonely', 'tired', 'The scared puppy hid under the bed.'],
  ['beautiful', 'lovely', 'ugly', 'wide', 'famous', 'The beautiful garden won a prize.'],
  ['generous', 'giving', 'selfish', 'wealthy', 'cheerful', 'The generous woman fed the poor.'],
  ['shout', 'yell', 'whisper', 'sing', 'laugh', 'Do not shout inside the library.'],
  ['correct', 'right', 'wrong', 'complete', 'quick', 'Ben gave the correct answer.'],
  ['purchase', 'buy', 'sell', 'deliver', 'weigh', 'We will purchase rice at the market.'],
  ['assist', 'help', 'hinder', 'visit', 'thank', 'The nurses assist the doctor.'],
  ['abundant', 'plentiful', 'scarce', 'expensive', 'fresh', 'Fish are abundant in this bay.'],
  ['victory', 'win', 'defeat', 'contest', 'trophy', 'The town celebrated the victory of its team.'],
  ['humble', 'modest', 'proud', 'happy', 'famous', 'The humble winner thanked everyone.'],
  ['fragile', 'breakable', 'sturdy', 'expensive', 'heavy', 'Carry the fragile vase with both hands.'],
  ['gather', 'collect', 'scatter', 'count', 'wash', 'The children gather shells on the beach.'],
]

const early = ['happy', 'quick', 'begin', 'hard', 'rich', 'angry', 'correct', 'shout']
const late = [
  'ancient',
  'accept',
  'purchase',
  'assist',
  'abundant',
  'victory',
  'humble',
  'fragile',
  'generous',
]

/** Words that a grade does not know yet are not asked for, nor those that every child knows in a high one. */
export const meaningsFor = (grade: number): readonly Meaning[] =>
  meanings.filter(([word]) => !(grade < 5 ? late : grade > 5 ? early : []).includes(word))
