import { storage } from 'wxt/utils/storage';

interface ResultsPage {
	readonly name: string;
	readonly origin: string;
	/** How keys of search engines begin on a server: `google` for `google_us`. */
	readonly engine: string;
	/** Match pattern of its pages. */
	readonly pattern: string;
	/** The parameter of the URL with the query. */
	readonly query: string;
}

/** The results pages on which own sites can be marked. */
export const resultsPages: readonly ResultsPage[] = [
	page('Google', 'google', 'https://www.google.com', '/search*', 'q'),
	page('Bing', 'bing', 'https://www.bing.com', '/search*', 'q'),
	page('DuckDuckGo', 'duckduckgo', 'https://duckduckgo.com', '/*', 'q'),
	page('Yahoo! JAPAN', 'yahoo', 'https://search.yahoo.co.jp', '/search*', 'p'),
];

/** Origins of the results pages that the user switched on; none by default. */
export const markedResults = storage.defineItem<readonly string[]>('local:markedResults', {
	fallback: [],
});

/** Whether the connected server is asked for figures of own results too. */
export const figuresFromServer = storage.defineItem<boolean>('local:figuresFromServer', {
	fallback: false,
});

function page(
	name: string,
	engine: string,
	origin: string,
	path: string,
	query: string,
): ResultsPage {
	return { name, engine, origin, pattern: origin + path, query };
}

/** The query that led to a results page; empty if the URL contains no query. */
export function queryOf(url: string): string {
	const shown = resultsPageAt(url);
	return (shown && URL.parse(url)?.searchParams.get(shown.query)?.trim()) ?? '';
}

export const resultsPageAt = (url: string): ResultsPage | undefined =>
	resultsPages.find(({ origin }) => origin === URL.parse(url)?.origin);
