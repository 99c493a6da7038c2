import type { Region } from '../../element-kinds.ts';
import { defineFact, type PageElement, type Part } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { partLabels } from './headings.fact.ts';
import { relTokens } from './rel-tokens.ts';

export interface Link {
	/** As written; null if the attribute is missing. */
	readonly href: string | null;
	readonly text: string;
	/** The name of the link: text, then the alt texts inside, then aria-label or title. */
	readonly label: string;
	readonly images: readonly Part[];
	readonly rel: readonly string[];
	readonly role: string | null;
	/** It has an `id` or `name`, so without an href it is a jump target. */
	readonly isTarget: boolean;
	/** ARIA or a toggle attribute says that it opens or switches something on this page. */
	readonly isButton: boolean;
	/** The script that a click runs, as written in `onclick`; null if there is none. */
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

/** A tooltip only adds details about the target of the link. */
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

// A reference to a labelling id counts as a name: it is not resolved here.
const ownLabel = (attribute: PageElement['attribute']) =>
	(attribute('aria-label') ?? attribute('title') ?? attribute('aria-labelledby') ?? '').trim();
