import { defineFact } from './fact.ts';

/** Where links inside the page may lead: each id, and the names of old-fashioned anchors. */
export const jumpTargets = defineFact<string>({
	elements: ['attributes:id', 'a'],
	part: 'content',
	enter: ({ attribute, inFrame, name }) =>
		inFrame ? null : (attribute('id') ?? (name === 'a' ? attribute('name') : null)),
});
