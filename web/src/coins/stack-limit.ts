/** The value in cents over which a stack is marked as full. The server decides what follows from it. */
export const STACK_LIMIT = 150;
