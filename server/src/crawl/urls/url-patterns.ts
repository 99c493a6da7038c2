/** Patterns of paths (“/blog/*”) or of whole URLs (“https://*.example.com/*”); `*` is any text. */
export function urlMatcher(patterns: readonly string[]): (url: URL) => boolean {
	const matchers = patterns.map(matcherOf);
	return (url) => matchers.some((matches) => matches(url));
}

function matcherOf(pattern: string): (url: URL) => boolean {
	// Runs of stars would make the expression slow.
	const parts = pattern.replace(/\*+/g, '*').split('*').map(escaped);
	const whole = new RegExp(`^${parts.join('.*')}$`, 's');
	const isUrl = /^[a-z*]+:\/\//i.test(pattern);
	return (url) => whole.test(isUrl ? url.href : url.pathname + url.search);
}

const escaped = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
