import { fixturesFor } from '../../fixture.ts';
import { structuredDataSameAfterRender } from './structured-data-same-after-render.rule.ts';

const head = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Example Bakery","url":"https://example.com/"}</script>`;

export const fixtures = fixturesFor(structuredDataSameAfterRender, {
	good: {
		'structured data that no script touched': { head, served: { head } },
		'no structured data': { served: {} },
	},
	bad: {
		'structured data that a script adds': {
			head,
			served: {},
			finds: [['added', { types: 'Organization' }]],
		},
	},
	unjudged: { 'a page of which only one state is known': { head, status: 'not_checked' } },
});
