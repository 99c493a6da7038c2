import { createAuditor, describedItems, factsOfHtml, load } from '@plumbline/core';
import { expect, test } from 'vitest';
import { propertyRows } from './property-table.tsx';

await load({ html: true });

test('lists every value with its path, including those of nested items and ids', () => {
	const data = {
		'@context': 'https://schema.org',
		'@type': 'Product',
		'@id': 'https://bakery.example/#rye',
		name: 'Rye',
		offers: { '@type': 'Offer', price: 4.5 },
	};
	const html = `<title>Rye</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
	const facts = createAuditor({ geo: 'us' }).facts(factsOfHtml(html, { geo: 'us' }));

	expect(propertyRows(describedItems(facts) ?? []).map(({ path, value }) => [path, value])).toEqual(
		[
			['Product › @id', 'https://bakery.example/#rye'],
			['Product › name', 'Rye'],
			['Product › offers › Offer › price', '4.5'],
		],
	);
});
