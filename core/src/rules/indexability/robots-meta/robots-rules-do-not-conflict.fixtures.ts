import { fixturesFor } from '../../fixture.ts';
import { robotsRulesDoNotConflict } from './robots-rules-do-not-conflict.rule.ts';

const answer = (header: string) => ({
	status: 200,
	headers: [['x-robots-tag', header] as const],
});

export const fixtures = fixturesFor(robotsRulesDoNotConflict, {
	good: {
		'two rules about different things': {
			head: '<meta name="robots" content="index, follow">',
		},
		'an exception for one engine': {
			head: '<meta name="robots" content="index, follow"><meta name="seznambot" content="noindex">',
		},
		'the same rule in a tag and a header': {
			head: '<meta name="robots" content="index">',
			response: answer('index, max-image-preview: large'),
		},
	},
	bad: {
		'follow beside nofollow': {
			head: '<meta name="robots" content="follow"><meta name="robots" content="nofollow">',
			finds: [['follow', { allowing: 'follow', forbidding: 'nofollow' }]],
		},
		'a permission that cannot undo what holds for everybody': {
			head: '<meta name="robots" content="nofollow"><meta name="googlebot" content="follow">',
			finds: [['follow', { allowing: 'googlebot: follow' }]],
		},
		'index in a tag, noindex in a header, on a page meant to be hidden': {
			head: '<meta name="robots" content="index">',
			response: answer('noindex'),
			url: 'https://example.com/login',
			finds: [['index', { allowing: 'index', forbidding: 'noindex' }]],
		},
		'index beside noindex': {
			head: '<meta name="robots" content="index, follow"><meta name="robots" content="noindex, follow">',
			finds: [['index']],
			saidBy: 'page_is_indexable',
		},
	},
	unjudged: {
		'no robots rules': { status: 'not_applicable' },
	},
});
