import type { Crawl } from './crawls.store.ts';
import type { SecretHeaders } from './settings.ts';

interface Given {
	readonly headers: SecretHeaders;
	readonly ownRules: readonly { readonly name: string }[];
}

/**
 * The thing that a process lacks to work on a crawl, as a sentence; null if it has all. Without a password it
 * would store sign-in pages as if they were the site, and without a rule pages nobody judged by it.
 */
export function missingForCrawl(
	{ id, settings: { headerNames, ownRules = [] } }: Pick<Crawl, 'id' | 'settings'>,
	given: Given,
): string | null {
	const header = headerNames.find((name) => given.headers[name] === undefined);
	if (header !== undefined) {
		return `Crawl ${id} sends the header “${header}”, whose value is not stored. Give the same --header, --cookie or --auth as to “plumbline crawl”.`;
	}
	const rule = ownRules.find(({ name }) => given.ownRules.every((one) => one.name !== name));
	if (rule === undefined) return null;
	return `Crawl ${id} has the rule “${rule.name}” of its project. Run the command in the folder with its plumbline.config.`;
}
