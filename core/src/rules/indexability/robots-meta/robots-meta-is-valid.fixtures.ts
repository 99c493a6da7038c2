import { fixturesFor } from '../../fixture.ts';
import { robotsMetaIsValid } from './robots-meta-is-valid.rule.ts';

export const fixtures = fixturesFor(robotsMetaIsValid, {
	good: {
		'rules that engines know': {
			head: '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large">',
		},
		'rules of directories that are gone': {
			head: '<meta name="robots" content="noodp, noydir">',
		},
		'a word that forbids nothing': { head: '<meta name="robots" content="index, dofollow">' },
	},
	bad: {
		'a hyphen too many': {
			head: '<meta name="robots" content="no-index">',
			finds: [['unknown', { written: 'no-index', meant: 'noindex' }]],
		},
		'a semicolon for a comma': {
			head: '<meta name="robots" content="noindex; nofollow">',
			finds: [['unknown', { meant: 'noindex, nofollow' }]],
		},
		'a misspelt header': {
			response: { status: 200, headers: [['x-robots-tag', 'nosnipet']] },
			finds: [['unknown', { meant: 'nosnippet' }]],
		},
	},
	unjudged: {
		'no robots rules': { status: 'not_applicable' },
	},
});
