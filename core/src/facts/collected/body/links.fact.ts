import type { Region } from '../../element-kinds.ts';
import { defineFact, type PageElement, type Part } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { labelledBy } from '../labelled-by.ts';
import { partLabels } from './headings.fact.ts';
import { relTokens } from './rel-tokens.ts';

export interface Link {
	/** As written; null if the attribute is missing. */
	readonly href: string | null;
	readonly text: string;
	/**
	 * The name of the link: text, then the alt texts inside, then aria-label or title. Ids of labels
	 * are not resolved.
	 */
	readonly label: string;
	/** Read by screen readers instead of the text; empty without an aria-label. */
	readonly ariaLabel: string;
	/** The ids in its `aria-labelledby` if nothing else names it; otherwise null. */
	readonly labelledBy: string | null;
	readonly images: readonly Part[];
	readonly rel: readonly string[];
	/** The window or frame that it opens in; null if the attribute is missing. */
	readonly target: string | null;
	/** In lower case; null if the attribute is missing or empty. */
	readonly role: string | null;
	/** It has an `id` or `name`, so without an href it is a jump target. */
	readonly isTarget: boolean;
	/** ARIA or a toggle attribute says that it opens or switches something on this page. */
	readonly isButton: boolean;
	/** The script that a click runs, as written in `onclick`; null if there is none. */
	readonly clickScript: string | null;
	readonly region: Region;
	readonly isHidden: boolean;
	/** The language of its text, which an element inside the link may give. */
	readonly lang: string;
	readonly node: NodeRef;
}

export const links = defineFact<Link>({
	elements: ['a'],
	part: 'content',
	captures: () => true,
	leave: (element, { lang, text, parts }) => {
		const { attribute, isHidden, ref, region } = element;
		const content = text || partLabels(parts);
		const ariaLabel = attribute('aria-label');
		const ownName = content ? '' : (ariaLabel ?? attribute('title') ?? '').trim();
		return {
			href: attribute('href') ?? attribute('xlink:href'),
			text,
			label: content || ownName || (attribute('aria-labelledby') ?? '').trim(),
			ariaLabel: ariaLabel?.trim() ?? '',
			labelledBy: content || ownName ? null : labelledBy(element),
			images: parts.length === 0 ? parts : parts.filter(isImage),
			rel: relTokens(attribute('rel')),
			target: attribute('target'),
			role: attribute('role')?.trim().toLowerCase() || null,
			isTarget: attribute('id') !== null || attribute('name') !== null,
			isButton: isButton(attribute),
			clickScript: attribute('onclick'),
			region,
			isHidden: isHidden || attribute('aria-hidden') === 'true',
			lang,
			node: ref(),
		};
	},
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
