/** A copy for values that outlive the page: a substring keeps the whole string in memory. */
export const detachedText = (piece: string) => ` ${piece}`.slice(1);
