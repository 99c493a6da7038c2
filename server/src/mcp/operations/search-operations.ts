import { type Endpoint, inputSchema } from '@plumbline/core/api';

/** The operations that the words may mean, the most likely first. */
export function searchOperations(
	words: string,
	operations: readonly Endpoint[],
): readonly Endpoint[] {
	const texts = operations.map(textsOf);
	const weights = [...stemsOf(words)].map((stem) => {
		const known = texts.filter(({ body, heading }) => heading.has(stem) || body.has(stem));
		return { stem, weight: known.length === 0 ? 0 : 1 / known.length };
	});
	return texts
		.map(({ body, heading, operation }) => {
			const score = weights.reduce(
				(sum, { stem, weight }) =>
					sum + weight * ((heading.has(stem) ? 3 : 0) + (body.has(stem) ? 1 : 0)),
				0,
			);
			return { operation, score };
		})
		.filter(({ score }) => score > 0)
		.toSorted((one, other) => other.score - one.score)
		.map(({ operation }) => operation);
}

/** A word of the name or the summary says more than one of the description or of an argument. */
function textsOf(operation: Endpoint) {
	const { description, input, name, summary } = operation;
	return {
		operation,
		heading: stemsOf(`${name.replace(/[A-Z]/g, ' $&')} ${summary}`),
		body: stemsOf(`${description} ${Object.keys(inputSchema(input).properties).join(' ')}`),
	};
}

/** “queries” is “query”; “changed” and “changes” are “change”. */
function stemsOf(text: string): ReadonlySet<string> {
	const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
	return new Set(
		words.map((word) =>
			word
				.replace(/ies$/, 'y')
				.replace(/(?<=..)(?:ed|ing|s)$/, '')
				.replace(/(?<=...)e$/, ''),
		),
	);
}
