import { freePoints } from '@klasrum/points/prices'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../lib/format.ts'
import { useSupport } from '../../lib/support.ts'
import css from './questions.module.css'
import { LandingSection } from './section.tsx'
import { usePriceList } from './use-price-list.ts'

export function LandingQuestions() {
  return (
    <LandingSection id="faq" title="Questions teachers ask" lead={<AskUs />} beside>
      <div className={css.questions}>
        <Question asked="Do I need a credit card?" open>
          No. You pay through your mobile wallet, upload the screenshot, and an admin adds the points after
          checking it. New users get {freePoints} free points.
        </Question>
        <Question asked="How much does one lesson plan cost?">
          <RunPrice />
        </Question>
        <Question asked="Do points expire?">
          No. Points never expire. 1 point equals 1 peso, and larger top-ups come with a bonus.
        </Question>
        <Question asked="Which files can I upload?">
          Up to 3 PDF, .doc or .docx files of 10 MB each. A scanned PDF holds only pictures, so please upload
          the Word file instead.
        </Question>
        <Question asked="Does it follow DepEd formats?">
          Class records use Written Work, Performance Task and Quarterly Assessment with the weights of your
          subject. Lesson plans come as ILAW or DLL.
        </Question>
        <Question asked="Who can see my class records?">
          You, the administrator of your school, and our admins. Your data travels encrypted, is not sold or
          shared with anyone else, and is yours: download it at any time. Learners’ names and scores are never
          sent to an outside AI service.
        </Question>
        <Question asked="Will it work on my phone?">
          Yes, on a small Android phone too. You can enter one quiz at a time with large number fields.
        </Question>
      </div>
    </LandingSection>
  )
}

function AskUs() {
  const support = useSupport()
  if (!support) return 'Short answers, no small print.'
  return (
    <>
      Something else? Write to <a href={`mailto:${support.email}`}>{support.email}</a>
      {support.page ? (
        <>
          {' '}
          or message <a href={support.page}>our page</a>
        </>
      ) : null}
      .
    </>
  )
}

function RunPrice() {
  const { list } = usePriceList()
  const fair =
    'The price is on the button before you press it, and it is given back when nothing could be made.'
  if (!list) return fair
  const price = list.flat
    ? `A run costs ${counted(list.run, 'point')} today, whatever the number of sessions.`
    : `A run of four sessions costs ${counted(list.run, 'point')} today.`
  return `${price} ${fair}`
}

function Question({ asked, open, children }: { asked: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        {asked}
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <p>{children}</p>
    </details>
  )
}
