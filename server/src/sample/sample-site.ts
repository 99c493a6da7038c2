/** A made-up site; its facts are computed from it. */
export interface SampleSite {
	readonly globalKey: string;
	readonly domain: string;
	readonly title: string;
	readonly timeZone: string;
	/** Search demand from Sunday to Saturday; 1 is average. */
	readonly week: readonly [number, number, number, number, number, number, number];
	readonly engines: readonly SampleEngine[];
	readonly conversionEvents: readonly SampleEvent[];
	readonly pages: Readonly<Record<string, SamplePage>>;
	readonly keywords: readonly SampleKeyword[];
	/** The days of figures; 400 if missing. */
	readonly keptDays?: number;
	/** Noted when the site is made. */
	readonly changes?: readonly SampleChange[];
}

export interface SampleChange {
	readonly note: string;
	/** Before the day on which the sample site is made. */
	readonly daysAgo: number;
	/** Paths. */
	readonly pages: readonly string[];
	/** Factor for the clicks of these pages from that day on. */
	readonly factor: number;
}

export interface SampleEngine {
	readonly key: string;
	/** The engine's share of searches, 0 to 1. */
	readonly share: number;
	/** Whether its results pages are checked each day. */
	readonly isChecked: boolean;
	/** How often it reports search figures. */
	readonly reports: 'daily' | 'weekly';
}

export interface SampleEvent {
	readonly alias: string;
	readonly name: string;
	/** Conversions per hundred visits, before the page's `appeal`. */
	readonly rate: number;
	/** Revenue per conversion, in hundredths. */
	readonly revenueMinor: number;
}

export interface SamplePage {
	readonly title: string;
	readonly snippet: string;
	/** Factor for the conversion rate; 1 is average. */
	readonly appeal: number;
}

export interface SampleKeyword {
	readonly text: string;
	readonly group: string;
	/** Path of the page that the engine shows. */
	readonly page: string;
	/** A second page that sometimes ranks instead: the two compete. */
	readonly rival?: string;
	/** The position around which the rank varies. */
	readonly usualRank: number;
	/** Searches per month. */
	readonly volume: number;
	/** Only on these engines; on all if missing. */
	readonly engines?: readonly string[];
}
