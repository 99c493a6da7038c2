/**
 * Asks once for all who come while a question is under way: the next answer is theirs. An answer
 * that was asked for before somebody came would be too old for them.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
	let underWay: Promise<unknown> = Promise.resolve();
	let next: Promise<Answer> | null = null;
	return () => {
		next ??= underWay.then(() => {
			next = null;
			const answer = ask();
			// Whoever asked hears of the failure; the next question only waits for its end.
			underWay = answer.catch(() => undefined);
			return answer;
		});
		return next;
	};
}
