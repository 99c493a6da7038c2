/** Asks the background which of these results are of own sites. */
export interface ResultsQuestion {
	readonly plumblineResults: readonly string[];
}

/** The figures of each own result, by its URL. */
export type ResultsAnswer = Readonly<Record<string, readonly string[]>>;

export const isResultsQuestion = (message: unknown): message is ResultsQuestion =>
	typeof message === 'object' &&
	message !== null &&
	'plumblineResults' in message &&
	Array.isArray(message.plumblineResults) &&
	message.plumblineResults.every((url) => typeof url === 'string');
