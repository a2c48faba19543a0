/** Where the kinds of questions begin that belong to no single idea. */
export const groupIds = {
  situations: 'situations',
  tasks: 'tasks',
  classes: 'what-belongs-together',
  orders: 'put-in-order',
} as const
