import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** A link element that names the page of a separate site for phones. */
export interface MobileVersion {
	readonly href: string;
	readonly node: NodeRef;
}

export const mobileVersions = defineFact<MobileVersion>({
	elements: ['link'],
	part: 'document',
	enter({ attribute, ref }) {
		const href = attribute('href')?.trim();
		if (!href || !forPhones.test(attribute('media') ?? '')) return null;
		return relTokens(attribute('rel')).includes('alternate') ? { href, node: ref() } : null;
	},
});

const forPhones = /\bmax-(?:device-)?width\s*:\s*[3-7]\d\dpx|\bhandheld\b/i;
