import { fixturesFor } from '../../fixture.ts';
import { fixtureHtml } from '../../ordinary-page.ts';
import { pageCharsetIsDeclaredEarly } from './page-charset-is-declared-early.rule.ts';

const declarationTag = '<meta charset="utf-8">';
const afterScript = {
	document: fixtureHtml({}).replace(
		declarationTag,
		`<script>/* ${'crumbs '.repeat(200)}*/</script>${declarationTag}`,
	),
};

/** The declaration ends this many bytes after the start of the page. */
const endingAt = (bytes: number) => {
	const html = fixtureHtml({});
	const missing = bytes - html.indexOf(declarationTag) - declarationTag.length;
	return html.replace(declarationTag, `<!--${'-'.repeat(missing - 7)}-->${declarationTag}`);
};

export const fixtures = fixturesFor(pageCharsetIsDeclaredEarly, {
	good: {
		'a declaration at the start of the head': {},
		'a declaration that ends with byte 1024': { document: endingAt(1024) },
	},
	bad: {
		'a declaration after a long script': {
			...afterScript,
			finds: [['late', { charset: 'utf-8' }]],
		},
		'a declaration that ends one byte later': {
			document: endingAt(1025),
			finds: [['late']],
		},
		'a declaration after a few hundred characters of several bytes': {
			document: fixtureHtml({}).replace(
				declarationTag,
				`<!--${'パン'.repeat(180)}-->${declarationTag}`,
			),
			finds: [['late']],
		},
		'another declaration in a comment and in a script': {
			document: fixtureHtml({}).replace(
				declarationTag,
				`<!--${declarationTag}--><script>/*${declarationTag}${'-'.repeat(1000)}*/</script>${declarationTag}`,
			),
			finds: [['late']],
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
			document: fixtureHtml({}).replace(declarationTag, ''),
			status: 'not_applicable',
		},
	},
});
