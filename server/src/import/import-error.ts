/** A file that cannot be imported; its message says where it is wrong and what to do. Nothing was changed. */
export class ImportError extends Error {}
