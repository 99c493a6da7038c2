import { storage } from 'wxt/utils/storage';

interface ResultsPage {
	readonly name: string;
	readonly origin: string;
	/** Match pattern of its pages. */
	readonly pattern: string;
	/** The parameter of the URL with the query. */
	readonly query: string;
}

/** The results pages on which own sites can be marked. */
export const resultsPages: readonly ResultsPage[] = [
	page('Google', 'https://www.google.com', '/search*', 'q'),
	page('Bing', 'https://www.bing.com', '/search*', 'q'),
	page('DuckDuckGo', 'https://duckduckgo.com', '/*', 'q'),
	page('Yahoo! JAPAN', 'https://search.yahoo.co.jp', '/search*', 'p'),
];

/** Origins of the results pages that the user switched on; none by default. */
export const markedResults = storage.defineItem<readonly string[]>('local:markedResults', {
	fallback: [],
});

function page(name: string, origin: string, path: string, query: string): ResultsPage {
	return { name, origin, pattern: origin + path, query };
}

/** The query that led to a results page; empty if the URL contains no query. */
export function queryOf(url: string): string {
	const address = URL.parse(url);
	const shown = resultsPages.find(({ origin }) => origin === address?.origin);
	return (shown && address?.searchParams.get(shown.query)?.trim()) ?? '';
}
