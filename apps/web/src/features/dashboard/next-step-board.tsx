import type { Role } from '@klasrum/contract/fields'
import { IconArrowRight } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { BlankSheet } from './blank-sheet.tsx'
import { useFigures, useWorkOfPage } from './figures.ts'
import { LeftOffSheet } from './left-off-sheet.tsx'
import { nextStepFor } from './next-steps.ts'
import { StepBoard, StepToCome } from './step-board.tsx'
import { TesdaShare } from './tesda-share.tsx'

type NextStepBoardProps = {
  role: Exclude<Role, 'admin' | 'school-admin' | 'public'>
  /** Leaves the accent to another step on the page. */
  calm: boolean
}

export function NextStepBoard({ role, calm }: NextStepBoardProps) {
  const figures = useFigures()
  const { data: work, isPending } = useWorkOfPage()
  // Together with the cards below, which would otherwise be moved down a moment before they come.
  const awaited = useDeferredValue(isPending || figures.isPending)
  if (awaited) return <StepToCome />
  const { next, other, ...words } = nextStepFor(role, figures.data, work, new Date())
  const { label, ...target } = next
  const { label: otherLabel, ...otherTarget } = other ?? {}
  const teachers = figures.data?.teachers
  const without = work?.without_tesda
  return (
    <StepBoard
      {...words}
      actions={
        <>
          <ButtonLink kind={calm ? 'board-line' : 'next'} {...target} iconAfter={<IconArrowRight />}>
            {label}
          </ButtonLink>
          {other ? (
            <ButtonLink kind="board" {...otherTarget}>
              {otherLabel}
            </ButtonLink>
          ) : null}
        </>
      }
      picture={
        role !== 'teacher' ? undefined : work?.left_off ? (
          <LeftOffSheet left={work.left_off} />
        ) : (
          <BlankSheet />
        )
      }
      side={
        role === 'division-eps' && teachers && typeof without === 'number' ? (
          <TesdaShare teachers={teachers} without={without} />
        ) : undefined
      }
    />
  )
}
