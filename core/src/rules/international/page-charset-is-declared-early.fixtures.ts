import { fixturesFor } from '../fixture.ts';
import { fixtureHtml } from '../ordinary-page.ts';
import { pageCharsetIsDeclaredEarly } from './page-charset-is-declared-early.rule.ts';

const DECLARATION = '<meta charset="utf-8">';
const afterScript = {
	document: fixtureHtml({}).replace(
		DECLARATION,
		`<script>/* ${'crumbs '.repeat(200)}*/</script>${DECLARATION}`,
	),
};

export const fixtures = fixturesFor(pageCharsetIsDeclaredEarly, {
	good: { 'a declaration at the start of the head': {} },
	bad: {
		'a declaration after a long script': {
			...afterScript,
			finds: [['late', { charset: 'utf-8' }]],
		},
	},
	unjudged: {
		'a header that has said it already': {
			...afterScript,
			response: { status: 200, headers: [['content-type', 'text/html; charset=utf-8']] },
			status: 'not_applicable',
		},
		'a byte order mark that has said it already': {
			document: `\ufeff${afterScript.document}`,
			status: 'not_applicable',
		},
		'headers that nobody knows': {
			...afterScript,
			response: { status: 200, headers: null },
			status: 'not_checked',
		},
		'no declaration': {
			document: fixtureHtml({}).replace(DECLARATION, ''),
			status: 'not_applicable',
		},
	},
});
