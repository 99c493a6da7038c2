import type { Region } from '../../element-kinds.ts';
import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { labelledBy } from '../labelled-by.ts';

export interface Image {
	readonly element: 'img' | 'input' | 'area';
	readonly src: string;
	/** null if the attribute is missing; empty if the image is marked as decoration. */
	readonly alt: string | null;
	/** ARIA or a title names the image or removes it from the accessibility tree. */
	readonly hasOtherName: boolean;
	/** The ids in its `aria-labelledby` if neither `aria-label` nor `title` names it; otherwise null. */
	readonly labelledBy: string | null;
	readonly isDecoration: boolean;
	/** The size in the attributes as written, in CSS pixels; null if missing. */
	readonly width: number | null;
	readonly height: number | null;
	readonly inLink: boolean;
	/** Loaded only when it is nearly in view. */
	readonly isLazy: boolean;
	readonly region: Region;
	readonly isHidden: boolean;
	readonly lang: string;
	readonly node: NodeRef;
}

export const images = defineFact<Image>({
	elements: ['img', 'input', 'area'],
	part: 'content',
	enter(element) {
		const { attribute, name } = element;
		if (name === 'input' && attribute('type')?.toLowerCase() !== 'image') return null;
		if (name === 'area' && attribute('href') === null) return null;
		if (name === 'img' && isShell(attribute)) return null;
		return {
			element: name as Image['element'], // the three of `elements`
			src: attribute('src') ?? attribute('data-src') ?? '',
			alt: attribute('alt'),
			hasOtherName: ['aria-label', 'aria-labelledby', 'title'].some((key) =>
				attribute(key)?.trim(),
			),
			labelledBy:
				attribute('aria-label')?.trim() || attribute('title')?.trim() ? null : labelledBy(element),
			isDecoration:
				attribute('aria-hidden') === 'true' || decorativeRole.test(attribute('role') ?? ''),
			width: pixels(attribute('width')),
			height: pixels(attribute('height')),
			inLink: element.inLink,
			isLazy: attribute('loading')?.trim().toLowerCase() === 'lazy',
			region: element.region,
			isHidden: element.isHidden,
			lang: element.lang,
			node: element.ref(),
		};
	},
});

/** A script has yet to say which image it is, as in the lightboxes of WordPress. */
const isShell = (attribute: PageElement['attribute']) =>
	!sources.some((name) => attribute(name) !== null) &&
	bindings.some((name) => attribute(name) !== null);

const sources = 'src srcset data-src data-srcset'.split(' ');

/** How WordPress, Vue, Alpine and AngularJS write them. */
const bindings =
	'data-wp-bind--src data-wp-bind--alt :src v-bind:src x-bind:src ng-src data-ng-src'.split(' ');

const decorativeRole = /^(?:none|presentation)$/;

function pixels(value: string | null): number | null {
	const number = Number.parseInt(value ?? '', 10);
	return Number.isNaN(number) || value?.includes('%') ? null : number;
}
