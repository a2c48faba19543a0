import { IconFileText, IconMail, IconPresentation, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSupport } from '../../lib/support.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { StepBoard } from './step-board.tsx'
import css from './way-in.module.css'
import { wayInMail } from './way-in-mail.ts'

const opened: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <IconTable size={20} />,
    title: 'Class records',
    text: 'Rosters, scores and grades, worked out as the department’s order has them',
  },
  {
    icon: <IconFileText size={20} />,
    title: 'Plans and quizzes',
    text: 'From your own Word and PDF files, with exams and answer keys',
  },
  {
    icon: <IconPresentation size={20} />,
    title: 'Lessons told aloud',
    text: 'Slides with a voice and captions, to play in class',
  },
]

/** For an account without a role: how it becomes a teacher’s, and what that opens. */
export function WayIn() {
  const { user } = useSession()
  const support = useSupport()
  return (
    <StepBoard
      above="Your account"
      title="Do you teach?"
      text={
        support
          ? `Write to ${support.email} with your school and what you teach, and your account becomes a teacher’s.`
          : 'Ask the head of your school: with a teacher’s account your class records and lesson plans open.'
      }
      actions={
        support && user ? (
          <>
            <ButtonLink kind="next" href={wayInMail(support.email, user)} icon={<IconMail />}>
              Write to us
            </ButtonLink>
            <CopyButton what="address" text={support.email} onBoard>
              Copy the address
            </CopyButton>
          </>
        ) : (
          <ButtonLink kind="next" to="/account">
            Open Account
          </ButtonLink>
        )
      }
      side={
        <>
          <h3>What a teacher’s account opens</h3>
          <ul className={css.opened}>
            {opened.map(({ icon, title, text }) => (
              <li key={title}>
                {icon}
                <span>
                  <b>{title}</b>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}
