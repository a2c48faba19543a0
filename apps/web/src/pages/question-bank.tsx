import { QuestionBank } from '../features/materials/bank/bank-page.tsx'

export const QuestionBankPage = () => <QuestionBank />
