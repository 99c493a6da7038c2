/** A made-up site, from which its facts follow. */
export interface SampleSite {
	readonly globalKey: string;
	readonly domain: string;
	readonly title: string;
	readonly timeZone: string;
	/** How much is searched from Sunday to Saturday; 1 is usual. */
	readonly week: readonly [number, number, number, number, number, number, number];
	readonly engines: readonly SampleEngine[];
	readonly conversionEvents: readonly SampleEvent[];
	readonly pages: Readonly<Record<string, SamplePage>>;
	readonly keywords: readonly SampleKeyword[];
}

export interface SampleEngine {
	readonly key: string;
	/** How much of the searching happens there. */
	readonly share: number;
	/** Whether its results pages are looked at each day. */
	readonly isChecked: boolean;
	/** How it reports what people searched. */
	readonly reports: 'daily' | 'weekly';
}

export interface SampleEvent {
	readonly alias: string;
	readonly name: string;
	/** How many of a hundred visits, where a page does not say otherwise. */
	readonly rate: number;
	/** Of one of them, in hundredths. */
	readonly revenueMinor: number;
}

export interface SamplePage {
	readonly title: string;
	readonly snippet: string;
	/** How much likelier than usual a visit leads to something. */
	readonly appeal: number;
}

export interface SampleKeyword {
	readonly text: string;
	readonly group: string;
	/** Path of the page that the engine shows. */
	readonly page: string;
	/** A second page that the engine shows at times: the two compete. */
	readonly rival?: string;
	/** Where it usually stands. */
	readonly usualRank: number;
	/** Searches a month. */
	readonly volume: number;
	/** On these engines alone. */
	readonly engines?: readonly string[];
}
