import type {
	Facts,
	PageEventFact,
	PageFact,
	PageTotalFact,
	RankFact,
	SearchFact,
	SearchPageFact,
	SearchVolumeFact,
} from '../../../facts/facts.ts';
import type { PlainLine } from './plain-line.ts';

/** Facts in the queue to be stored. */
export class LineFacts implements Facts {
	readonly ranks: RankFact[] = [];
	readonly search: SearchFact[] = [];
	readonly searchPages: SearchPageFact[] = [];
	readonly pages: PageFact[] = [];
	readonly pageEvents: (PageEventFact | PageTotalFact)[] = [];
	readonly searchVolumes: SearchVolumeFact[] = [];

	add(line: PlainLine): void {
		const { day, keyword, url, visits, searchVolume } = line;
		this.#addRank(line);
		this.#addSearch(line);
		this.#addEvents(line);
		if (visits !== null) this.pages.push({ url, keyword, day, visits });
		if (searchVolume !== null) this.searchVolumes.push({ keyword, day, volume: searchVolume });
	}

	#addRank({ day, keyword, rank: seen, url }: PlainLine): void {
		if (seen === null) return;
		const { rank, checkedDepth } = seen;
		const state = rank === null ? 'u' : 'r';
		this.ranks.push({
			keyword,
			day,
			state,
			rank,
			checkedDepth,
			url: rank === null ? null : url,
		});
	}

	#addSearch({ day, keyword, url, impressions, clicks, averagePosition }: PlainLine): void {
		if (impressions === null && clicks === null) return;
		const sums = {
			impressions: impressions ?? 0,
			clicks: clicks ?? 0,
			positionSum: (averagePosition ?? 0) * (impressions ?? 0),
		};
		this.search.push({ keyword, day, days: 1, ...sums });
		if (url !== null) this.searchPages.push({ keyword, day, url, ...sums });
	}

	#addEvents({ day, keyword, url, eventId, conversions, revenue }: PlainLine): void {
		if (conversions === null && revenue === null) return;
		const revenueMinor = revenue === null ? null : Math.round(revenue * 100);
		const of = { url, keyword, day };
		this.pageEvents.push(
			eventId === null
				? { ...of, eventId, conversions, revenueMinor }
				: { ...of, eventId, conversions: conversions ?? 0, revenueMinor: revenueMinor ?? 0 },
		);
	}
}
