/** A copy, for what outlives the page: a piece of a longer text keeps the whole of that alive. */
export const ownText = (piece: string) => ` ${piece}`.slice(1);
