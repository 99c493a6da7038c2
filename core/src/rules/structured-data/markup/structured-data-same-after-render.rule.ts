import { defineRule } from '../../../audit/rule.ts';

export const structuredDataSameAfterRender = defineRule({
	name: 'structured_data_same_after_render',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/product',
		says: 'Product markup is best in the HTML that the server sends. If scripts add it, crawls for shopping results become less frequent and less reliable, which matters for prices and stock.',
		checked: '2026-11-21',
	},
	reads: ['items', 'served'],
	title: 'The structured data is the same before and after scripts have run',
	why: 'Google reads structured data that scripts add, but later, and prices or stock may be out of date by then.',
	fix: 'Let the server send structured data that changes often, such as that of products.',
	messages: { added: 'Added only by scripts: {types}' },
	evaluate({ items, served }, found) {
		if (served.dataTypes === null) return 'not_applicable';
		const sent = new Set(served.dataTypes);
		const added = items.filter(
			({ isRoot, types }) => isRoot && types.some((type) => !sent.has(type)),
		);
		const [first] = added;
		if (!first) return;
		const types = [...new Set(added.flatMap((item) => item.types))].join(', ');
		found.added({ types }, first.node);
	},
});
