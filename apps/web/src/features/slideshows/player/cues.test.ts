import { expect, test } from 'vitest'
import { captionCuesIn, cueAt } from './cues.ts'

const vtt = `WEBVTT

NOTE nothing of this is shown

00:00:00.100 --> 00:00:01.250 line:80%
The strongest winds

second
00:01.250 --> 00:04.000
A &lt;b&gt; &amp; more
<i>on</i> two lines

01:00:04.000 --> 01:00:05.500
Late
`

test('cues come with their times and their words without markup', () => {
  expect(captionCuesIn(vtt)).toEqual([
    { from: 0.1, to: 1.25, lines: ['The strongest winds'] },
    { from: 1.25, to: 4, lines: ['A <b> & more', 'on two lines'] },
    { from: 3604, to: 3605.5, lines: ['Late'] },
  ])
  expect(captionCuesIn(vtt.replaceAll('\n', '\r\n'))).toEqual(captionCuesIn(vtt))
  expect(captionCuesIn('')).toEqual([])
})

test('a cue stands from its beginning until just before its end', () => {
  const cues = captionCuesIn(vtt)
  const said = (at: number) => cueAt(cues, at)?.lines[0]
  expect([0, 0.1, 1.2, 1.25, 4, 3605].map(said)).toEqual([
    undefined,
    'The strongest winds',
    'The strongest winds',
    'A <b> & more',
    undefined,
    'Late',
  ])
})
