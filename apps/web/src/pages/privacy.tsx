import { Link } from '@tanstack/react-router'
import { NoticePage } from '../features/landing/notice-page.tsx'
import { useSupport } from '../lib/support.ts'

export function PrivacyPage() {
  return (
    <NoticePage
      title="Privacy notice"
      lead="What Klasrum keeps about you and your learners, why, for how long, and what you can ask of us. It follows the Data Privacy Act of 2012 (Republic Act 10173)."
    >
      <h2>Who is responsible</h2>
      <p>
        For your account and your payments, the operators of Klasrum are responsible (the{' '}
        <em>personal information controller</em>). For class records,{' '}
        <strong>your school is responsible</strong>: learners’ data belongs to the school, and Klasrum works
        with it on the school’s behalf (as <em>personal information processor</em>) and for no purpose of its
        own.
      </p>
      <Officer />

      <h2>What we keep, and why</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, e-mail address, role, school and division, and your password as
          a hash that cannot be turned back. Needed to let you in and to show you your own work.
        </li>
        <li>
          <strong>Your points:</strong> every top-up and every use, and the screenshots you send as proof of
          payment. Needed to credit what you paid and to answer questions about it.
        </li>
        <li>
          <strong>Class records:</strong> learners’ names, learner reference numbers, scores and grades that
          you or your school enter. Needed to compute grades and to fill in the school’s forms. The law treats
          education records as sensitive, and so do we.
        </li>
        <li>
          <strong>Your material:</strong> the lesson files you upload and what is made from them.
        </li>
        <li>
          <strong>Security records:</strong> your sign-ins, and a hash of the places you signed in from, so
          that others who try your password are slowed down and you are not.
        </li>
      </ul>
      <p>
        One cookie holds a random number by which we know your browser at the next sign-in, so that a mail can
        tell you of any other. We set no advertising cookies, load nothing from other companies into the page,
        and do not follow you around. Your browser stores your sign-in, your settings and work not yet sent.
        When you sign out, or are signed out, all of it is cleared; only scores not yet sent stay, as numbers
        without names.
      </p>

      <h2>Who can see it</h2>
      <ul>
        <li>
          Your class records: you, the administrator of your school, and Klasrum’s admins when they must help.
        </li>
        <li>Your payments: you and the admins who check top-ups.</li>
        <li>
          Nobody else, apart from the services named under “How AI is used”, which see lesson files only. We
          do not sell data and do not share it, unless a law or a court obliges us to.
        </li>
      </ul>
      <p>
        Data travels over an encrypted connection. Passwords and sign-in tokens are stored only as hashes, and
        every call checks again who is asking.
      </p>

      <h2>How AI is used</h2>
      <ul>
        <li>
          Lesson plans, quizzes, exams and slide shows are drafted by software from the file you upload. They
          can be wrong: read them before you use them. Each question shows the line it came from.
        </li>
        <li>
          The drafting may use an outside language or speech service. It then receives the text of that lesson
          file and nothing else. Please do not upload files with learners’ names in them.
        </li>
        <li>
          <strong>
            Learners’ names, numbers, scores and grades are never sent to an outside AI service,
          </strong>{' '}
          and no AI gives a grade: grades are plain arithmetic that you can check.
        </li>
      </ul>

      <h2>How long we keep it</h2>
      <ul>
        <li>
          Sessions: they end after at most 12 hours and are deleted the following night. Links in our e-mails:
          deleted about 7 days later.
        </li>
        <li>Hashes of the places you signed in from: 180 days.</li>
        <li>Your account and your material: until you ask us to delete them.</li>
        <li>
          Points and payments: kept as money records. When your account is deleted they stay without your
          name.
        </li>
        <li>
          Class records: as long as the school decides, because school records may be destroyed only under the
          rules for public records.
        </li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You may know what we hold, get a copy, have it corrected, object to its use, and have it blocked or
        deleted. You can do two of these at once, under <Link to="/account">Account</Link>: download
        everything on record about you, and correct your name. For the rest, write to the data protection
        officer. Learners and parents ask the school first; we help the school to answer.
      </p>
      <p>
        If you think we handled your data wrongly, tell us. You may also complain to the National Privacy
        Commission at <a href="https://privacy.gov.ph">privacy.gov.ph</a>.
      </p>

      <h2>If something goes wrong</h2>
      <p>
        Should data be lost or seen by someone it should not be, and real harm could follow, we tell the
        people concerned and the National Privacy Commission within 72 hours of learning of it, and the school
        at once.
      </p>
    </NoticePage>
  )
}

function Officer() {
  const support = useSupport()
  if (!support) return null
  return (
    <p>
      Data protection officer: <a href={`mailto:${support.privacy_email}`}>{support.privacy_email}</a>
    </p>
  )
}
