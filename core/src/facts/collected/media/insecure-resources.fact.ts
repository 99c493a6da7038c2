import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** Something the page loads or sends data to without encryption, whatever the page itself uses. */
export interface InsecureResource {
	readonly element: 'script' | 'link' | 'iframe' | 'embed' | 'object' | 'form';
	readonly address: string;
	readonly node: NodeRef;
}

/** Leaves out pictures, video and audio: browsers upgrade those to HTTPS by themselves. */
export const insecureResources = defineFact<InsecureResource>({
	elements: ['script', 'link', 'iframe', 'embed', 'object', 'form'],
	part: 'content',
	enter(element) {
		const { attribute, name, ref } = element;
		const address = attribute(addressAttributes[name] ?? 'src')?.trim();
		if (!address || !insecure.test(address) || !isUsed(element)) return null;
		return { element: name as InsecureResource['element'], address, node: ref() }; // of `elements`
	},
});

const addressAttributes: Readonly<Record<string, string>> = {
	link: 'href',
	object: 'data',
	form: 'action',
};

function isUsed({ attribute, isHidden, name }: PageElement): boolean {
	// Scripts of advertisers submit hidden forms.
	if (name === 'form') return !isHidden;
	if (name === 'link') return relTokens(attribute('rel')).includes('stylesheet');
	// Scripts of another type wait for consent, or are data.
	return (
		name !== 'script' ||
		/^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(
			attribute('type')?.trim() ?? '',
		)
	);
}

const insecure = /^http:/i;
