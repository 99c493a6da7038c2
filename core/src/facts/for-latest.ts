/** Many rules ask the same of one thing, one after the other: the latest answer is kept. */
export function forLatest<Thing, Answer>(find: (thing: Thing) => Answer): (thing: Thing) => Answer {
	let latest: { readonly thing: Thing; readonly answer: Answer } | null = null;
	return (thing) => {
		if (latest?.thing !== thing) latest = { thing, answer: find(thing) };
		return latest.answer;
	};
}
