import { defineFact } from '../../fact.ts';

/** The possible targets of links inside the page: each id, and the names of old-fashioned anchors. */
export const jumpTargets = defineFact<string | readonly string[]>({
	elements: ['attributes:id', 'a'],
	part: 'content',
	enter({ attribute, name }) {
		const id = attribute('id');
		const anchor = name === 'a' ? attribute('name') : null;
		return id === null || anchor === null ? (id ?? anchor) : [id, anchor];
	},
});
