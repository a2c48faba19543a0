import type { Pronunciation } from '@klasrum/contract/pronunciations'
import { IconPencil, IconTrash, IconVolume } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { counted } from '../../lib/format.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueryList } from '../../ui/query-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import { SignedInFrame } from '../accounts/door.ts'
import { ListenButton } from './listen-button.tsx'
import { loadWordsAgain, wordsQuery } from './queries.ts'
import { WordDialog } from './word-dialog.tsx'
import css from './words.module.css'

/** As many as the server takes; the contract itself is too large for the browser. */
const mostWords = 500

export const PronunciationWords = () => (
  <SignedInFrame
    title="How words are said"
    subtitle="Slide Shows"
    back={{ to: '/dashboard/slideshows', label: 'Back to slide shows' }}
  >
    <CorrectedWords />
  </SignedInFrame>
)

/** The words that a teacher has corrected. */
function CorrectedWords() {
  const list = useQuery(wordsQuery)
  const [opened, setOpened] = useState<'new' | Pronunciation>()
  const add = () => setOpened('new')
  const count = list.data?.pronunciations.length ?? 0
  return (
    <ListPage>
      <p className={css.intro}>
        A voice that says a name or a word wrongly is told here how it sounds. It is said that way in every
        show that you make from now on, and in scenes that are spoken again.
      </p>
      <Card as="section" aria-labelledby="words">
        <CardHead>
          <h2 id="words">
            {counted(count, 'word')} of {mostWords}
          </h2>
          <Button size="sm" kind="primary" onClick={add}>
            Add a word
          </Button>
        </CardHead>
        <QueryList
          list={list}
          failed="Your words could not be loaded."
          reassurance="None of them is lost."
          skeleton={<Skeleton lines={4} height="2.75rem" />}
        >
          {({ pronunciations }) =>
            pronunciations.length === 0 ? (
              <EmptyState
                icon={<IconVolume />}
                title="No word is corrected yet"
                text="Add one when a show says it wrongly, such as the name of your town."
              />
            ) : (
              <ul className={css.list} aria-label="Corrected words">
                {pronunciations.map((each) => (
                  <Word key={each.id} known={each} onEdit={() => setOpened(each)} />
                ))}
              </ul>
            )
          }
        </QueryList>
      </Card>
      {opened ? (
        <WordDialog known={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </ListPage>
  )
}

function Word({ known, onEdit }: { known: Pronunciation; onEdit: () => void }) {
  const client = useQueryClient()
  const { id, word, sounds_like } = known
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/education/pronunciations/{id}', { params: { id } }),
    onSuccess: () => {
      toast({ tone: 'done', title: `“${word}” is left to the voice again.` })
      return loadWordsAgain(client)
    },
    onError: (error) => {
      void loadWordsAgain(client)
      toast({ tone: 'harm', title: sayOr(error, 'The word could not be removed. Please try again.') })
    },
  })
  return (
    <li className={css.word}>
      <p>
        <b>{word}</b> <span>said like “{sounds_like}”</span>
      </p>
      <div className={css.tools}>
        <ListenButton word={word} soundsLike={sounds_like} language="en" named={word} />
        <IconButton label={`Change ${word}`} icon={<IconPencil />} line onClick={onEdit} />
        <IconButton
          label={`Remove ${word}`}
          icon={<IconTrash />}
          line
          aria-disabled={remove.isPending || undefined}
          onClick={remove.isPending ? undefined : () => remove.mutate()}
        />
      </div>
    </li>
  )
}
