import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** Content that needs a plugin that no browser runs any more. */
export interface Plugin {
	readonly kind: 'Flash' | 'Java' | 'Silverlight';
	readonly node: NodeRef;
}

export const plugins = defineFact<Plugin>({
	elements: ['object', 'embed', 'applet'],
	part: 'content',
	enter(element) {
		if (element.isHidden) return null;
		const kind = kindOf(element);
		return kind && { kind, node: element.ref() };
	},
});

const signs: readonly (readonly [Plugin['kind'], RegExp])[] = [
	['Flash', /shockwave-flash|futuresplash|d27cdb6e-ae6d|\.swf(?:[?#\s]|$)/i],
	['Silverlight', /x-silverlight/i],
	['Java', /x-java-(?:applet|bean)|clsid:(?:8ad9c840|cafeefac)|^java:/im],
];

function kindOf({ attribute, name }: PageElement): Plugin['kind'] | null {
	if (name === 'applet') return 'Java';
	const values = ['type', 'classid', name === 'object' ? 'data' : 'src'].map(
		(attributeName) => attribute(attributeName)?.trim() ?? '',
	);
	return signs.find(([, sign]) => sign.test(values.join('\n')))?.[0] ?? null;
}
