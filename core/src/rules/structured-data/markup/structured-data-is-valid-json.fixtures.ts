import { fixturesFor } from '../../fixture.ts';
import { structuredDataIsValidJson } from './structured-data-is-valid-json.rule.ts';

const script = (json: string) => ({
	head: `<script type="application/ld+json">${json}</script>`,
});

const bread = '"@context": "https://schema.org", "@type": "Recipe"';

export const fixtures = fixturesFor(structuredDataIsValidJson, {
	good: {
		'a comment around the block': script(`<!--\n{${bread}}\n-->`),
		'a CDATA section around the block': script(`//<![CDATA[\n{${bread}}\n//]]>`),
		'valid JSON': script(`{${bread}, "name": "Sourdough \\"at home\\""}`),
		'a block without content': script(' '),
	},
	bad: {
		'a comma too many': {
			...script(`{\n\t${bread},\n}`),
			finds: [['trailing_comma', { line: 2, column: 53 }]],
		},
		'a comma too few': {
			...script(`{${bread} "name": "Sourdough"}`),
			finds: [['missing_comma', { line: 1 }]],
		},
		'typographic quotes': {
			...script(`{${bread}, “name”: “Sourdough”}`),
			finds: [['curly_quote', { found: '“' }]],
		},
		'single quotes': {
			...script(`{${bread}, 'name': 'Sourdough'}`),
			finds: [['single_quote', { found: "'" }]],
		},
		'a line break in a string': {
			...script(`{${bread}, "name": "Sourdough\nfor beginners"}`),
			finds: [['line_break']],
		},
		'a backslash that means nothing': {
			...script(`{${bread}, "name": "Baker\\'s bread"}`),
			finds: [['bad_escape', { found: "\\'" }]],
		},
		'a comment inside the block': {
			...script(`{\n<!-- the type -->\n${bread}}`),
			finds: [['comment', { line: 2, column: 1 }]],
		},
		'a bracket that is not closed': { ...script(`{${bread}`), finds: [['unfinished']] },
		'a semicolon at the end': {
			...script(`{${bread}};`),
			finds: [['more_after_end', { found: ';' }]],
		},
		'a template that was not filled in': {
			...script(`{${bread}, "name": {{ name }}}`),
			finds: [['unexpected', { found: '{' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
		'a script that is not structured data': {
			head: '<script>var bread = {,};</script>',
			status: 'not_applicable',
		},
	},
});
