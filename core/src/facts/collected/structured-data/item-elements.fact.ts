import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** An element with attributes of microdata or RDFa Lite. */
export interface ItemElement {
	/** The attributes of the element that are in the list below. */
	readonly attributes: Readonly<Partial<Record<ItemAttribute, string>>>;
	/** The value from its attributes; null if its text is the value. */
	readonly value: string | null;
	readonly node: NodeRef;
	/** The nearest element above that is in this list. */
	readonly holder: NodeRef | null;
	/**
	 * For a property without a holder, the ids of the elements above it, so that `itemref` can find
	 * it.
	 */
	readonly idsAbove: readonly string[];
}

const attributes = [
	'itemscope',
	'itemtype',
	'itemprop',
	'itemid',
	'itemref',
	'id',
	'vocab',
	'typeof',
	'property',
	'resource',
	'about',
] as const;

type ItemAttribute = (typeof attributes)[number];

/** Longer values are embedded data (such as an image in a data URL). */
const maxValue = 2000;

export const itemElements = defineFact<ItemElement>({
	elements: ['attributes:item'],
	part: 'content',
	enter(element) {
		if (isSocialMeta(element)) return null;
		return {
			attributes: ownAttributes(element),
			value: attributeValue(element)?.trim().slice(0, maxValue) ?? null,
			node: element.ref(),
			holder: element.holder,
			idsAbove: isAlone(element) ? element.idsAbove() : none,
		};
	},
});

const none: readonly string[] = [];

const isAlone = ({ attribute, holder }: PageElement) =>
	holder === null && attribute('itemprop') !== null;

/** `<meta property="og:title">` is for social networks; `schema:` for search engines. */
const isSocialMeta = ({ attribute, name }: PageElement) =>
	name === 'meta' &&
	attribute('itemprop') === null &&
	!/^\s*(?:schema:|https?:\/\/schema\.org\/|[^\s:]+\s*$)/i.test(attribute('property') ?? '');

function ownAttributes({ attribute }: PageElement): ItemElement['attributes'] {
	const own: Partial<Record<ItemAttribute, string>> = {};
	for (const name of attributes) {
		const value = attribute(name);
		if (value !== null) own[name] = value.slice(0, maxValue);
	}
	return own;
}

const addresses: Readonly<Record<string, string>> = {
	a: 'href',
	area: 'href',
	link: 'href',
	img: 'src',
	audio: 'src',
	video: 'src',
	source: 'src',
	track: 'src',
	embed: 'src',
	iframe: 'src',
	object: 'data',
	data: 'value',
	meter: 'value',
	time: 'datetime',
	// Blogger writes dates like this: the text is the time for people, the title contains the date.
	abbr: 'title',
};

/** `content` counts on every element: Google reads it there, and RDFa defines it so. */
export function attributeValue({ attribute, name }: PageElement): string | null {
	const content = attribute('content');
	if (content !== null) return content;
	if (name === 'meta') return '';
	const own = addresses[name];
	return own === undefined ? attribute('resource') : attribute(own);
}
