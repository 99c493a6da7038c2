import type { Region } from '../../element-kinds.ts';
import { defineFact, type PageElement, type Part } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { partLabels } from './headings.fact.ts';
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
	/** It has an `id` or `name`, so without an address it is a place to jump to. */
	readonly isTarget: boolean;
	/** It says by ARIA or a toggle attribute that it opens or switches something on this page. */
	readonly isButton: boolean;
	/** What a click runs, as written in `onclick`; null when nothing. */
	readonly clickScript: string | null;
	readonly region: Region;
	readonly isHidden: boolean;
	/** It belongs to the document of a frame. */
	readonly isInFrame: boolean;
	readonly lang: string;
	readonly node: NodeRef;
}

export const links = defineFact<Link>({
	elements: ['a'],
	part: 'content',
	captures: () => true,
	leave: ({ attribute, inFrame, isHidden, lang, ref, region }, { text, parts }) => ({
		href: attribute('href'),
		text,
		label: text || partLabels(parts) || ownLabel(attribute),
		images: parts.length === 0 ? parts : parts.filter(isImage),
		rel: relTokens(attribute('rel')),
		role: attribute('role')?.trim() || null,
		isTarget: attribute('id') !== null || attribute('name') !== null,
		isButton: isButton(attribute),
		clickScript: attribute('onclick'),
		region,
		isHidden: isHidden || attribute('aria-hidden') === 'true',
		isInFrame: inFrame,
		lang,
		node: ref(),
	}),
});

/** A tooltip only tells more of where the link leads. */
const isButton = (attribute: PageElement['attribute']) =>
	toggleAttributes.some((name) => attribute(name) !== null && attribute(name) !== 'tooltip');

const isImage = ({ name }: Part) => name === 'img' || name === 'svg';

const toggleAttributes = [
	'aria-expanded',
	'aria-haspopup',
	'aria-controls',
	'aria-pressed',
	'data-toggle',
	'data-bs-toggle',
];

// An id that another element explains counts as a name: the reference itself is not followed here.
const ownLabel = (attribute: PageElement['attribute']) =>
	(attribute('aria-label') ?? attribute('title') ?? attribute('aria-labelledby') ?? '').trim();
