/** The quality of an extractor's phrases against the labelled topics. */
export interface Score {
	/** Share of the first five phrases that name a topic not named before. */
	readonly precisionAt5: number;
	readonly precisionAt10: number;
	/** Share of the topics that the first five phrases name. */
	readonly recallAt5: number;
	readonly recallAt10: number;
}

/** A phrase counts if it equals one of the accepted variants, except for case. */
export function score(
	phrases: readonly string[],
	topics: readonly (readonly string[])[],
	language: string,
): Score {
	const named = (count: number) => namedTopics(phrases.slice(0, count), topics, language);
	return {
		precisionAt5: named(5) / 5,
		precisionAt10: named(10) / 10,
		recallAt5: named(5) / topics.length,
		recallAt10: named(10) / topics.length,
	};
}

export function mean(scores: readonly Score[]): Score {
	const of = (key: keyof Score) => scores.reduce((sum, each) => sum + each[key], 0) / scores.length;
	return {
		precisionAt5: of('precisionAt5'),
		precisionAt10: of('precisionAt10'),
		recallAt5: of('recallAt5'),
		recallAt10: of('recallAt10'),
	};
}

function namedTopics(
	phrases: readonly string[],
	topics: readonly (readonly string[])[],
	language: string,
): number {
	const given = new Set(phrases.map((phrase) => plain(phrase, language)));
	return topics.filter((variants) => variants.some((each) => given.has(plain(each, language))))
		.length;
}

const plain = (phrase: string, language: string) =>
	phrase.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ').toLocaleLowerCase(language);
