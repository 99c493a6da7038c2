/** One organic result of a made-up engine. */
export interface FakeResult {
	readonly url: string;
	readonly title: string;
	readonly snippet: string;
}

export interface FakeRanks {
	/** The site that is looked for. */
	readonly domain: string;
	/** Where it stands for a keyword; nowhere when it is not named. */
	readonly ranks: Readonly<Record<string, number>>;
	/** How many results there are for a keyword. */
	readonly length?: number;
}

/** All results for a keyword, the same whenever it is asked. */
export function fakeResults(
	keyword: string,
	{ domain, ranks, length = 100 }: FakeRanks,
): FakeResult[] {
	return Array.from({ length }, (_, index) => {
		const position = index + 1;
		const host = ranks[keyword] === position ? domain : `other-${position}.example`;
		return {
			url: `https://${host}/${encodeURIComponent(keyword)}`,
			title: `${keyword}, number ${position}`,
			snippet: `About ${keyword}.`,
		};
	});
}
