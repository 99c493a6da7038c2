import { robotsLines } from './robots-lines.ts';

/** The sitemaps that a robots.txt names, each once; relative URLs are invalid. */
export function declaredSitemaps(text: string): readonly string[] {
	const addresses = robotsLines(text)
		.filter(({ key }) => key === 'sitemap' || key === 'site-map')
		.map(({ value }) => value)
		.filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
	return [...new Set(addresses)];
}
