/** One organic result of a made-up engine. */
export interface FakeResult {
	readonly url: string;
	readonly title: string;
	readonly snippet: string;
}

export interface FakeRanks {
	/** The site to find. */
	readonly domain: string;
	/** Its position for a keyword; unlisted keywords do not find it. */
	readonly ranks: Readonly<Record<string, number>>;
	/** The number of results for a keyword. */
	readonly length?: number;
}

/** All results for a keyword, the same for every request. */
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
