import { defineFact } from '../../fact.ts';
import { relTokens } from '../body/rel-tokens.ts';

/** The href of each `link` or `a` with rel author, as written. */
export const authorLinks = defineFact<string>({
	elements: ['a', 'link'],
	part: 'document',
	enter({ attribute }) {
		const href = attribute('href');
		return href !== null && relTokens(attribute('rel')).includes('author') ? href : null;
	},
});
