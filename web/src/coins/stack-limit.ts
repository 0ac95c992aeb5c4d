/** The value in cents over which a stack is marked as full. The server decides what a full stack means. */
export const STACK_LIMIT = 150;
