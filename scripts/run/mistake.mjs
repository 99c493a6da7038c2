/** An error that the caller can fix; its message says how. */
export class Mistake extends Error {}
