import { defineFact } from '../../fact.ts';

/** The content security policies of meta tags, in lower case. */
export const contentPolicies = defineFact<string>({
	elements: ['meta'],
	part: 'document',
	enter({ attribute }) {
		const pragma = attribute('http-equiv');
		if (pragma?.trim().toLowerCase() !== 'content-security-policy') return null;
		return attribute('content')?.toLowerCase() ?? '';
	},
});
