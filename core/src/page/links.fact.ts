import type { Region } from './element-kinds.ts';
import { defineFact, type Part } from './fact.ts';
import { partLabels } from './headings.fact.ts';
import type { NodeRef } from './node-ref.ts';
import { relTokens } from './rel-tokens.ts';

export interface Link {
	/** As written; null when the attribute is missing. */
	readonly href: string | null;
	readonly text: string;
	/** What names the link: text, then the alt texts inside, then aria-label or title. */
	readonly label: string;
	readonly images: readonly Part[];
	readonly rel: readonly string[];
	readonly role: string | null;
	/** An `a` that is a target (`id` or `name`) or a button (`onclick`) rather than a link. */
	readonly isTarget: boolean;
	readonly hasClickHandler: boolean;
	readonly region: Region;
	readonly isHidden: boolean;
	readonly lang: string;
	readonly node: NodeRef;
}

export const links = defineFact<Link>({
	elements: ['a'],
	part: 'content',
	captures: () => true,
	leave: ({ attribute, isHidden, lang, ref, region }, { text, parts }) => ({
		href: attribute('href'),
		text,
		label: text || partLabels(parts) || ownLabel(attribute),
		images: parts.filter(({ name }) => name === 'img' || name === 'svg'),
		rel: relTokens(attribute('rel')),
		role: attribute('role'),
		isTarget: attribute('id') !== null || attribute('name') !== null,
		hasClickHandler: attribute('onclick') !== null,
		region,
		isHidden: isHidden || attribute('aria-hidden') === 'true',
		lang,
		node: ref(),
	}),
});

// An id that another element explains counts as a name: the reference itself is not followed here.
const ownLabel = (attribute: (name: string) => string | null) =>
	(attribute('aria-label') ?? attribute('title') ?? attribute('aria-labelledby') ?? '').trim();
