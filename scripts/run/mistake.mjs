/** Something the caller can put right; its message says how. */
export class Mistake extends Error {}
