/** Keeps the latest answer, because many rules ask the same question about one thing in a row. */
export function rememberLatest<Thing, Answer>(
	find: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
	let latest: { readonly thing: Thing; readonly answer: Answer } | null = null;
	return (thing) => {
		if (latest?.thing !== thing) latest = { thing, answer: find(thing) };
		return latest.answer;
	};
}
