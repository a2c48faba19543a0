import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { narrateScenes } from './narrate.ts'

const poison: Record<string, string> = {
  'a word without end': 'x'.repeat(10_000),
  'a sentence without end': 'na '.repeat(120),
  emoji: '🎉👩‍🏫🇵🇭',
  'control characters': '\u0000\u0007\u001b[31mGo\u0000.',
  'letters from right to left': 'مرحبا \u202eabc שלום',
  'a long silence as markup': '<speak><break time="1h"/></speak> Go on.',
  'phonemes of the engine': "[[h@l'oU]] [[]] ]] [[",
  'half a character': '\ud83d Go on.',
  'a row of stops': '.'.repeat(3_000),
  'a large number': '9'.repeat(50),
}

/** What is made of the poison is the same in both. */
test.each(nonEmpty(atSize<('en' | 'fil')[]>({ commit: ['en'], long: ['en', 'fil'] })))(
  'what cannot be read is said or left out in %s, and nothing waits for it',
  async (language) => {
    const asked = [...Object.values(poison), 'The end.'].map((text, at) => ({
      id: `${at}`,
      text,
      pauseSeconds: 0,
    }))
    const { scenes } = await narrateScenes(asked, { language })
    expect(scenes).toHaveLength(asked.length)
    for (const { id, durationSec } of nonEmpty(scenes)) expect(durationSec, poison[id]).toBeGreaterThan(0.6)
    const said = scenes.flatMap(({ sentences }) => sentences)
    for (const { startSec, endSec } of nonEmpty(said)) expect(endSec).toBeGreaterThan(startSec)
    const at = (name: string) => scenes[Object.keys(poison).indexOf(name)]
    expect(at('emoji')?.sentences).toEqual([])
    expect(at('a word without end')?.sentences).toEqual([])
    expect(at('a long silence as markup')?.durationSec).toBeLessThan(20)
    expect(scenes.at(-1)?.sentences).toHaveLength(1)
  },
  120_000,
)
