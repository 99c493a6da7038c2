import { fromHtml, type Scope } from '../read/html/from-html.ts';
import type { FactRequest } from './derived/derived-fact.ts';
import type { FactName } from './fact-names.ts';
import { createFactStore } from './fact-store.ts';
import type { GivenFacts } from './page-facts.ts';
import { withoutUndrawnFacts } from './undrawn-facts.ts';

interface About extends Partial<GivenFacts>, Partial<FactRequest> {
	readonly scope?: Scope;
}

/** The facts of a small HTML text, for tests; by default a document at an ordinary URL. */
export function factsOfHtml(html: string, about: About = {}) {
	const { scope = 'document', keywords = [], suggestKeywords = 0, ...more } = about;
	const { isMeantToBeHidden = false, onError: _onError, ...others } = more;
	const { site, synonyms, textLanguage, ...given } = others;
	const page = fromHtml(html, {
		given: { url: 'https://example.com/bread/sourdough', ...given },
		scope,
	});
	return createFactStore(withoutUndrawnFacts(page), {
		keywords,
		isMeantToBeHidden,
		suggestKeywords,
		...(site && { site }),
		...(synonyms && { synonyms }),
		...(textLanguage && { textLanguage }),
		onError(_part, cause) {
			throw cause;
		},
	});
}

/** Why the fact is null on this page; null if it is known. */
export function whyUnknown(name: FactName, html: string, about: About = {}): string | null {
	const facts = factsOfHtml(html, about);
	return facts.get(name) === null ? facts.reason(name) : null;
}

/** Nests deeper than readers follow; what comes after these tags is not read. */
export const tooDeep = '<div>'.repeat(600);

/** The only item of a fact; throws if there are several or none. */
export function only<Item>(items: readonly Item[] | null): Item {
	const [item, ...more] = items ?? [];
	if (item === undefined || more.length > 0) {
		throw new Error(`Expected one item, got ${JSON.stringify(items)}.`);
	}
	return item;
}
