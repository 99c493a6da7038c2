import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

export interface HtmlTag {
	/** As written; null if the attribute is missing. */
	readonly lang: string | null;
	/** The value is that of `xml:lang`, which browsers ignore in HTML. */
	readonly isXmlLang: boolean;
	readonly node: NodeRef;
}

/** The root element; a list like every fact, with one item for a document. */
export const htmlTags = defineFact<HtmlTag>({
	elements: ['html'],
	part: 'document',
	enter: ({ attribute, ref }) => ({
		lang: attribute('lang') ?? attribute('xml:lang'),
		isXmlLang: attribute('lang') === null && attribute('xml:lang') !== null,
		node: ref(),
	}),
});
